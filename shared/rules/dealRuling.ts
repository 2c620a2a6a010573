/** How a ruling enters the deal that it stands on; nothing is written twice (incidents.md). */
import type { Deal, DealRuling, Seat, TrickMove } from '../domain/types.ts';
import type { Article, Effect, Incident, Rulebook, Ruling } from './vocabulary.ts';
import type { Situation } from './engine/situation.ts';
import { holds } from './engine/situation.ts';
import { rulebooks } from './rulebooks/index.ts';
import { ownLines, writtenBy } from './written.ts';

export interface RuledDeal {
  ruling: DealRuling;
  /** Tricks by seat that stand for the deal's own: those of the ruled raspasy. */
  tricks?: number[];
}

function trickChanges(effects: readonly Effect[], seatOf: (player: string) => Seat) {
  const adjustTricks: Record<string, number> = {};
  const moveTricks: TrickMove[] = [];
  for (const effect of effects) {
    if (effect.type !== 'adjustTricks' || effect.delta === 0) continue;
    const seat = seatOf(effect.player);
    if (effect.counterparty === null) {
      adjustTricks[seat] = (adjustTricks[seat] ?? 0) + effect.delta;
    } else {
      const other = seatOf(effect.counterparty);
      const [from, to] = effect.delta < 0 ? [seat, other] : [other, seat];
      moveTricks.push({ from, to, count: Math.abs(effect.delta) });
    }
  }
  return { adjustTricks, moveTricks };
}

/** Players who may not write whists in the deal although nothing is fined for it (`Article.noWhists`). */
export function silencedPlayers({ noWhists }: Article, situation: Situation): readonly string[] {
  if (noWhists === undefined) return [];
  return (situation.group(noWhists.group) ?? []).filter((player) => holds(noWhists.when, situation, player));
}

/** Tricks of the ruled raspasy by seat; the talon's tricks of a dealer who sits out stay the deal's. */
function ruledTricks(ruling: Ruling, situation: Situation, deal: Deal): number[] | undefined {
  const { ordinaryTricks, scored } = ruling;
  if (ordinaryTricks === undefined || (scored !== 'ruling' && scored !== 'actual')) return undefined;
  return situation.table.map((player, seat) => {
    const sitsOut = !situation.active.includes(player);
    const own = deal.type === 'raspasy' && sitsOut ? deal.tricks[seat] : undefined;
    return ordinaryTricks[player] ?? own ?? 0;
  });
}

/**
 * The part of a ruling that its deal carries, with seats for players (seat = place in `context.players`).
 * A number that the deal's own scoring writes under `scored`, or that an adjusted count holds, is left out.
 */
export function dealRuling(
  ruling: Ruling,
  incident: Incident,
  deal: Deal,
  books: readonly Rulebook[] = rulebooks,
): RuledDeal {
  const written = writtenBy(ruling, incident, books);
  const { table } = written.situation;
  const seatOf = (player: string): Seat => table.indexOf(player);
  const mountain = table.map(() => 0);
  const whists = table.map(() => table.map(() => 0));
  for (const line of ownLines(written, ruling)) {
    const who = seatOf(line.who);
    if (line.where === 'mountain') mountain[who]! += line.amount;
    else if (line.on !== null) whists[who]![seatOf(line.on)]! += line.amount;
  }
  const { adjustTricks, moveTricks } = trickChanges(ruling.effects, seatOf);
  const noWhists = silencedPlayers(written.article, written.situation).map(seatOf);
  const tricks = ruledTricks(ruling, written.situation, deal);
  return {
    ruling: {
      article: ruling.article,
      scored: ruling.scored,
      ...(Object.keys(adjustTricks).length > 0 ? { adjustTricks } : {}),
      ...(moveTricks.length > 0 ? { moveTricks } : {}),
      ...(noWhists.length > 0 ? { noWhists } : {}),
      ...(mountain.some((amount) => amount !== 0) ? { mountain } : {}),
      ...(whists.some((row) => row.some((amount) => amount !== 0)) ? { whists } : {}),
    },
    ...(tricks === undefined ? {} : { tricks }),
  };
}
