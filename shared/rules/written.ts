/** The lines of a ruling on an incident: read again from its effects, so that a stored ruling prints the same. */
import type { Article, Effect, Incident, Rulebook, Ruling } from './vocabulary.ts';
import { ledgerLines, type LedgerLine } from './engine/ledger.ts';
import { pricesOf, type Prices } from './engine/prices.ts';
import { situationOf } from './engine/ruleArticle.ts';
import type { Situation } from './engine/situation.ts';
import { rulebooks } from './rulebooks/index.ts';

export interface Written {
  readonly article: Article;
  readonly situation: Situation;
  readonly prices: Prices;
  readonly lines: readonly LedgerLine[];
}

/**
 * What a ruling writes, line by line.
 * @throws Error when the rulebooks do not hold the article of the ruling
 */
export function writtenBy(
  ruling: Ruling,
  incident: Incident,
  books: readonly Rulebook[] = rulebooks,
): Written {
  const article = books
    .find((book) => book.id === ruling.rulebook)
    ?.articles.find((one) => one.id === ruling.article);
  if (article === undefined) throw new Error(`no article ${ruling.article}`);
  const situation = situationOf(article, incident);
  const prices = pricesOf(situation);
  return { article, situation, prices, lines: ledgerLines(ruling.effects, situation, prices) };
}

/** Modes in which the deal's own scoring writes a remise; there its undertricks are not repeated. */
const scoresGame = (scored: Ruling['scored']): boolean =>
  scored === 'actual' || scored === 'playOn' || scored === 'unchanged' || scored === 'actualNoContract';

/** Whose tricks are counted otherwise without anybody's getting them: the points awarded for it are inside the count. */
function adjusted(effects: readonly Effect[]): ReadonlySet<string> {
  return new Set(
    effects.flatMap((effect) =>
      effect.type === 'adjustTricks' && effect.counterparty === null ? [effect.player] : [],
    ),
  );
}

/** Whether a line is written by the ruling, and not by the deal's own scoring or by its adjusted tricks. */
function isOwnLine({ effect }: LedgerLine, ruling: Ruling, adjustedPlayers: ReadonlySet<string>): boolean {
  if (effect.type === 'mountainTricks') {
    if (effect.part === 'awarded') return !adjustedPlayers.has(effect.player);
    return effect.part !== 'undertricks' || !scoresGame(ruling.scored);
  }
  if (
    effect.type === 'whists' &&
    (effect.amountBasis === 'whistTricks' || effect.amountBasis === 'undertricks')
  ) {
    return !scoresGame(ruling.scored);
  }
  return true;
}

/** Lines that the ruling itself adds to its deal; the others come from the deal's scoring or its adjusted tricks. */
export function ownLines({ lines }: Written, ruling: Ruling): readonly LedgerLine[] {
  const byAdjustment = adjusted(ruling.effects);
  return lines.filter((line) => isOwnLine(line, ruling, byAdjustment));
}
