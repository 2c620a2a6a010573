/** The rules asked about an incident at a table of the tournament. */
import { ProblemError } from '../../../shared/domain/problem.ts';
import { parseIncident } from '../../../shared/files/incident.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { RulingIssued, Tournament } from '../../../shared/ledger/kinds.ts';
import { rule } from '../../../shared/rules/rule.ts';
import {
  RulingRefusal,
  settingDefs,
  type Incident,
  type Rulebook,
  type Ruling,
  type Settings,
} from '../../../shared/rules/vocabulary.ts';
import { describeFacts } from '../../../shared/rules/describe.ts';
import { writeLines } from '../../../shared/rules/lines.ts';
import { findArticle } from '../../../shared/rules/rulebooks/index.ts';

export interface AtTable {
  tournament: Tournament;
  /** The texts with the club's changes, and the club's readings. */
  books: readonly Rulebook[];
  clubSettings: Partial<Settings>;
  /** Player ids in seat order. */
  seats: readonly string[];
  nameOf: (playerId: string) => string;
  /** A ruling on a deal, not between deals. */
  onDeal: boolean;
}

export interface RuledIncident {
  incident: Incident;
  ruling: Ruling;
  article: RulingIssued['articles'][number];
  lines: RulingIssued['lines'];
  facts: string;
}

/** A copy as plain JSON, the form in which it is pinned. */
const plain = (value: object): RulingIssued['articles'][number]['incident'] =>
  JSON.parse(JSON.stringify(value)) as RulingIssued['articles'][number]['incident'];

/** @throws PulkaError `rule/refused` with the code of the format and the fact */
export function ruleOrRefuse(
  incident: Incident,
  books: readonly Rulebook[],
  name: (player: string) => string = (player) => player,
): Ruling {
  try {
    return rule(incident, { books, name });
  } catch (error) {
    if (error instanceof RulingRefusal)
      throw new PulkaError('rule/refused', { code: error.code, fact: error.fact });
    throw error;
  }
}

/** The readings that the club chose for this tournament; other settings of it (scope of repeats) are none. */
function readingsOf({ ruleSettings }: Tournament): Partial<Settings> {
  const chosen = settingDefs.flatMap(({ id, values }) => {
    const value = values.find((one) => one.id === ruleSettings[id]);
    return value === undefined ? [] : [[id, value.id]];
  });
  return Object.fromEntries(chosen) as Partial<Settings>;
}

function read(json: unknown, path: string, books: readonly Rulebook[]): Incident {
  try {
    return parseIncident(json, books);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.problems.map((p) => ({ ...p, path: `${path}.${p.path}` })));
  }
}

/**
 * Rules on an incident whose players are ids. Convention, options and readings are those of the tournament, whatever
 * the incident says: they are pinned. @throws PulkaError, ProblemError
 */
export function ruleAtTable(json: unknown, path: string, at: AtTable): RuledIncident {
  const { books, nameOf } = at;
  const given = read(json, path, books);
  const same =
    given.context.players.length === at.seats.length &&
    at.seats.every((id, i) => given.context.players[i] === id);
  if (!same)
    throw new PulkaError('slip/deal', {}, [{ path: `${path}.context.players`, code: 'value/notOf' }]);
  const { convention, options } = at.tournament;
  const context =
    given.context.convention === 'bridge' ? given.context : { ...given.context, convention, options };
  const settled = { ...given, context, settings: { ...at.clubSettings, ...readingsOf(at.tournament) } };
  const ruling = ruleOrRefuse(settled, books, nameOf);
  const incident: Incident = { ...settled, article: ruling.article };
  const article = findArticle(ruling.article, books);
  return {
    incident,
    ruling,
    article: {
      rulebook: ruling.rulebook,
      article: ruling.article,
      refRu: ruling.refRu,
      titleRu: article?.titleRu ?? '',
      // The mark is part of what the slip prints, so it is pinned with the text.
      textRu: article?.edited === true ? `${article.textRu} (Изменено клубом.)` : (article?.textRu ?? ''),
      ...(article?.edited === true ? { edited: true as const } : {}),
      incident: plain(incident),
      ruling: plain(ruling),
    },
    // Between deals nobody else writes what a deal's own scoring would.
    lines: writeLines(ruling, incident, books)
      .filter((line) => !at.onDeal || !line.byDeal)
      .map(({ who, where, on, amount, whyRu }) => ({ who, where, on, amount, why: whyRu })),
    facts: describeFacts(incident, nameOf, books),
  };
}
