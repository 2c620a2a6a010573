/** The facts of an incident in Russian sentences, for the slip: present tense, names in the nominative. */
import type { Article, FactDef, FactValue, Incident, IncidentContext, Rulebook } from './vocabulary.ts';
import { isMap } from './engine/situation.ts';
import { findArticle, rulebooks } from './rulebooks/index.ts';
import { withOneStop } from '../format/oneStop.ts';
import { listRu } from './russian.ts';

type Name = (player: string) => string;

const trumpSign: Readonly<Record<string, string>> = {
  S: '♠',
  C: '♣',
  D: '♦',
  H: '♥',
  NT: ' без козыря',
  none: '',
};

const revokeRu: Readonly<Record<string, string>> = {
  otherSuit: 'кладёт карту другой масти, имея требуемую',
  ruffedHoldingSuit: 'бьёт козырем, имея масть хода',
  didNotRuffWhenVoid: 'не бьёт козырем, не имея масти хода',
};

/** «Распасы, шаг 1.», «Игра 8♥, разыгрывает Анна.» */
function dealSentence(context: IncidentContext, name: Name): string | undefined {
  const { contract, trump, declarer, raspasyLevel, stage, stoppedBid } = context;
  const who = declarer === undefined ? '' : name(declarer);
  const plays = declarer === undefined ? '' : `, разыгрывает ${who}`;
  if (contract === 'misere') return withOneStop(`Мизер${plays}.`, [who]);
  if (contract !== undefined)
    return withOneStop(`Игра ${contract}${trump === undefined ? '' : trumpSign[trump]}${plays}.`, [who]);
  if (stoppedBid !== undefined && (stage === 'auction' || raspasyLevel === undefined)) {
    return `Торговля остановлена на заявке: ${stoppedBid === 'misere' ? 'мизер' : stoppedBid}.`;
  }
  if (stage === 'auction') return 'Торговля.';
  return raspasyLevel === undefined ? undefined : `Распасы, шаг ${raspasyLevel}.`;
}

/** What the offender did: a revoke, or the fault behind a code. */
function actSentence(
  article: Article,
  incident: Incident,
  name: Name,
): { text: string; says: ReadonlySet<string> } {
  const { offender, revokeTrick, revokeKind } = incident.facts;
  const who = typeof offender === 'string' ? name(offender) : undefined;
  if (who !== undefined && typeof revokeTrick === 'number') {
    const what = revokeRu[String(revokeKind ?? 'otherSuit')] ?? revokeRu['otherSuit'];
    return {
      text: `Во взятке ${revokeTrick} ${who} ${what}.`,
      says: new Set(['offender', 'revokeTrick', 'revokeKind']),
    };
  }
  const { meaning } = article;
  if (who === undefined || meaning === undefined) return { text: '', says: new Set() };
  const source = meaning.confidence === 'A' ? `Кодекс 1996 года, п. ${meaning.k96}` : 'предположительно';
  return {
    text: `Нарушитель — ${who}: ${meaning.descriptionRu} (${article.refRu}; ${source}).`,
    says: new Set(['offender']),
  };
}

function valueRu(def: FactDef, value: FactValue, name: Name): string {
  if (isMap(value)) {
    return Object.entries(value)
      .map(([player, one]) => `${name(player)} ${valueRu(def, one, name)}`)
      .join(', ');
  }
  if (def.kind === 'player') return name(String(value));
  if (def.kind === 'enum') return def.values.find((one) => one.id === value)?.labelRu ?? String(value);
  return String(value);
}

/** Yes and no of each player as two lists. */
function perPlayer(
  phrase: { readonly yes?: string; readonly no?: string },
  value: object,
  name: Name,
): string {
  const said = ([truth, text]: readonly [boolean, string | undefined]): string => {
    const players = Object.entries(value).filter(([, one]) => one === truth);
    if (text === undefined || players.length === 0) return '';
    const list = listRu(players.map(([player]) => name(player)));
    return withOneStop(text.replace('{players}', list), [list]);
  };
  return ([[true, phrase.yes] as const, [false, phrase.no] as const] as const)
    .map(said)
    .filter(Boolean)
    .join(' ');
}

function factSentence(def: FactDef, value: FactValue, name: Name): string {
  const { sayRu } = def;
  if (sayRu === undefined) return '';
  if (typeof sayRu === 'string') {
    const said = valueRu(def, value, name);
    return withOneStop(sayRu.replace('{value}', said), [said]);
  }
  if (def.kind !== 'boolean') return (sayRu as Readonly<Record<string, string>>)[String(value)] ?? '';
  const phrase = sayRu as { readonly yes?: string; readonly no?: string };
  if (isMap(value)) return perPlayer(phrase, value, name);
  return (value === true ? phrase.yes : phrase.no) ?? '';
}

/**
 * What happened, sentence after sentence. The main incident says what was played; a companion only adds its facts.
 * @param name how a player is printed; incidents of the ledger hold ids
 */
export function describeFacts(
  incident: Incident,
  name: Name = (player) => player,
  books: readonly Rulebook[] = rulebooks,
): string {
  const article = incident.article === undefined ? undefined : findArticle(incident.article, books);
  if (article === undefined) return '';
  if (article.companionTo !== undefined) {
    return article.facts
      .filter((def) => def.id !== 'offender' && incident.facts[def.id] !== undefined)
      .map((def) => factSentence(def, incident.facts[def.id]!, name))
      .filter(Boolean)
      .join(' ');
  }
  const act = actSentence(article, incident, name);
  const rest = article.facts
    .filter((def) => incident.facts[def.id] !== undefined && !act.says.has(def.id))
    .map((def) => factSentence(def, incident.facts[def.id]!, name));
  return [dealSentence(incident.context, name), act.text, ...rest].filter(Boolean).join(' ');
}
