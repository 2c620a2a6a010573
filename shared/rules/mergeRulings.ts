/** A main article and its companions on one deal, as one ruling of the deal. */
import type { DealRuling, Scored, Seat } from '../domain/types.ts';
import type { RuledDeal } from './dealRuling.ts';
import { scoringSentence } from './sentences.ts';
import type { Ruling } from './vocabulary.ts';

const addRows = (
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): number[] | undefined => {
  if (a === undefined || b === undefined) return (a ?? b)?.slice();
  return a.map((amount, seat) => amount + (b[seat] ?? 0));
};

const addTables = (
  a: readonly number[][] | undefined,
  b: readonly number[][] | undefined,
): number[][] | undefined => {
  if (a === undefined || b === undefined) return (a ?? b)?.map((row) => row.slice());
  return a.map((row, seat) => addRows(row, b[seat]) ?? row);
};

const addCounts = (
  a: Readonly<Record<string, number>> = {},
  b: Readonly<Record<string, number>> = {},
): Record<string, number> => {
  const sum: Record<string, number> = { ...a };
  for (const [seat, delta] of Object.entries(b)) sum[seat] = (sum[seat] ?? 0) + delta;
  return sum;
};

/** The first mode that says something about the deal; a companion leaves the record alone. */
function scoredBy(a: Scored, b: Scored): Scored {
  return a === 'unchanged' || a === 'playOn' ? (b === 'unchanged' ? a : b) : a;
}

function mergeTwo(a: DealRuling, b: DealRuling): DealRuling {
  const mountain = addRows(a.mountain, b.mountain);
  const whists = addTables(a.whists, b.whists);
  const pool = addRows(a.pool, b.pool);
  const adjustTricks = addCounts(a.adjustTricks, b.adjustTricks);
  const moveTricks = [...(a.moveTricks ?? []), ...(b.moveTricks ?? [])];
  const noWhists: Seat[] = [...new Set([...(a.noWhists ?? []), ...(b.noWhists ?? [])])];
  return {
    ...(a.article === undefined ? {} : { article: a.article }),
    ...(a.slip === undefined ? {} : { slip: a.slip }),
    scored: scoredBy(a.scored, b.scored),
    ...(Object.keys(adjustTricks).length > 0 ? { adjustTricks } : {}),
    ...(moveTricks.length > 0 ? { moveTricks } : {}),
    ...(noWhists.length > 0 ? { noWhists } : {}),
    ...(pool === undefined ? {} : { pool }),
    ...(mountain === undefined ? {} : { mountain }),
    ...(whists === undefined ? {} : { whists }),
  };
}

/**
 * What the arbiter tells the table, of all rulings on one slip, each line once. One word says how the deal is written
 * down: that of a ruling which the others override is left out.
 */
export function instructionsTogether(rulings: readonly Ruling[]): string[] {
  const [first, ...rest] = rulings;
  if (first === undefined) return [];
  const record = rest.reduce<Scored>((scored, one) => scoredBy(scored, one.scored), first.scored);
  const lines = rulings.flatMap(({ effects, instructions, scored, refRu }) => {
    const said = effects.find((effect) => effect.type === 'scoring');
    const own = said?.type === 'scoring' ? `${scoringSentence(said) ?? ''} (${refRu})` : '';
    return scored === record ? instructions : instructions.filter((line) => line !== own);
  });
  return [...new Set(lines)];
}

/** Adds companions to the main ruling, which comes first: its article, its scoring, its tricks; lines are added. */
export function mergeRulings(main: RuledDeal, ...companions: readonly RuledDeal[]): RuledDeal {
  return companions.reduce<RuledDeal>((sum, one) => {
    const tricks = sum.tricks ?? one.tricks;
    return { ruling: mergeTwo(sum.ruling, one.ruling), ...(tricks === undefined ? {} : { tricks }) };
  }, main);
}
