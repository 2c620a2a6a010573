/** An own article out of a short form, so that a club needs no programming: what, whose fault, what is written. */
import type { EffectTemplate, FactDef, Happened, PriceBasis } from '../vocabulary.ts';
import { errorTables } from '../rulebooks/003/index.ts';
import type { OwnArticle } from './patch.ts';

/** What the ruling writes on the offender. */
export type SimpleWrite = 'nothing' | 'points' | 'tricks' | 'whists';

export interface SimpleArticle {
  /** After `club.`: letters of the Latin alphabet, digits, - and _. */
  readonly name: string;
  readonly refRu: string;
  readonly titleRu: string;
  readonly textRu: string;
  readonly happened: Happened;
  readonly writes: SimpleWrite;
  /** Points, tricks, or whists of each other player who plays. */
  readonly amount: number;
  /** What prices a trick. */
  readonly priceBasis: PriceBasis;
  /** A first offence costs nothing and is counted. */
  readonly onlyRepeat: boolean;
  readonly redeal: boolean;
}

const phaseOf: Readonly<Record<Happened, OwnArticle['phase']>> = {
  deal: 'deal',
  auction: 'auction',
  order: 'contractOrder',
  play: 'play',
  raspasy: 'raspasyPlay',
  cardCount: 'play',
  general: 'afterPlay',
};

/** The question of the tables of errors, word for word. */
function factOf(article: string, id: string): FactDef {
  const fact = errorTables.articles.find((one) => one.id === article)?.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id} in ${article}`);
  return fact;
}

/** «Кто нарушил?»: anybody at the table, or somebody who plays the deal where tricks or whists are written. */
function offender(writes: SimpleWrite): FactDef {
  const fact = factOf('003.S6', 'offender');
  const playing = writes === 'tricks' || writes === 'whists';
  return playing && fact.kind === 'player' ? { ...fact, among: 'active' } : fact;
}

function written({ writes, amount, priceBasis }: SimpleArticle): readonly EffectTemplate[] {
  switch (writes) {
    case 'nothing':
      return [{ type: 'noPenalty' }];
    case 'points':
      return [{ type: 'mountainPoints', player: 'offender', points: amount }];
    case 'tricks':
      return [{ type: 'mountainTricks', player: 'offender', count: amount, priceBasis, part: 'penalty' }];
    case 'whists':
      return [];
  }
}

const needed: Readonly<Record<PriceBasis, OwnArticle['needs'][number]['context']>> = {
  raspasyLevel: 'raspasyLevel',
  declaredGame: 'contract',
  whist: 'contract',
  stoppedBid: 'stoppedBid',
};

function needsOf({ writes, priceBasis }: SimpleArticle): OwnArticle['needs'] {
  if (writes !== 'tricks') return [];
  return [{ context: needed[priceBasis], when: { kind: 'always' } }];
}

/** The article that the form describes. What is wrong with it, `checkPatch` says. */
export function simpleArticle(form: SimpleArticle): OwnArticle {
  const id = `club.${form.name.trim()}`;
  const end: readonly EffectTemplate[] = form.redeal
    ? [{ type: 'redeal' }, { type: 'scoring', mode: 'none', ordinary: 'none' }]
    : [{ type: 'scoring', mode: 'playOn', ordinary: 'none' }];
  const first = { id: `${id}#1`, when: { kind: 'compare', name: 'repeat', how: 'is', to: false } } as const;
  const own = form.onlyRepeat ? `${id}#2` : `${id}#1`;
  const whists = form.writes === 'whists';
  const each = {
    type: 'whists',
    from: 'each',
    to: 'offender',
    amountBasis: 'arbiter',
    amount: form.amount,
  } as const satisfies EffectTemplate;
  const again = form.onlyRepeat
    ? ({ kind: 'compare', name: 'repeat', how: 'is', to: true } as const)
    : ({ kind: 'always' } as const);
  return {
    id,
    refRu: form.refRu.trim(),
    phase: phaseOf[form.happened],
    happened: [form.happened],
    titleRu: form.titleRu.trim(),
    textRu: form.textRu.trim(),
    needs: needsOf(form),
    facts: [offender(form.writes), ...(form.onlyRepeat ? [factOf('003.S6', 'repeat')] : [])],
    derive: [],
    refusals: [],
    choices: [],
    // Whists of each other player are rows of their own, beside the one that records the deal.
    match: whists ? 'every' : 'first',
    outcomes: whists
      ? [
          { id: `${id}#1`, when: again, forEach: 'others', effects: [each] },
          { id: `${id}#2`, when: { kind: 'always' }, effects: end },
        ]
      : [
          ...(form.onlyRepeat ? [{ ...first, effects: [{ type: 'noPenalty' } as const, ...end] }] : []),
          { id: own, when: { kind: 'always' }, effects: [...written(form), ...end] },
        ],
    ...(form.onlyRepeat
      ? { repeat: { counter: id, firstRu: 'без штрафа', againRu: form.titleRu.trim() || 'штраф' } }
      : {}),
  };
}
