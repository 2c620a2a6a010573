/** Fields of a deal side by side: two deals differ in some field exactly when they are not the same deal. */
import { describe, expect, it } from 'vitest';
import { conventions, conventionIds } from '../../../shared/domain/conventions.ts';
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import { dealFields, dealFieldsText, differingFields } from '../../../shared/format/dealFields.ts';
import { translator } from '../../../shared/locales/index.ts';
import type { NotationContext } from '../../../shared/notation/types.ts';
import { isTypable, sameDeal } from '../../../renderer/features/checking/model/pass.ts';
import { randomDeal, seededDice } from '../../fixtures/random-sheet.ts';

const t = translator('ru');
const FOUR = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];

describe('fields of a deal', () => {
  it('tell deals apart exactly when they are different deals', () => {
    const dice = seededDice(20261128);
    const seen = { same: 0, different: 0 };
    for (let i = 0; i < 900; i++) {
      const players = 3 + dice(2);
      const names = FOUR.slice(0, players);
      const convention = conventions[conventionIds[dice(conventionIds.length)] ?? 'sochi'];
      const rules: SheetRules = { convention, players, target: null };
      const context: NotationContext = { players: names, dealer: 0, convention, raspasyStep: 1 };
      // Two throws of few dice: now and then the same deal comes twice, mostly one that is close to it.
      const a = randomDeal(dice, rules, dice(players));
      const b = dice(3) === 0 ? structuredClone(a) : nearly(a, dice, rules);
      if (!isTypable(a, context) || !isTypable(b, context)) continue;
      const same = sameDeal(a, b, context);
      seen[same ? 'same' : 'different'] += 1;
      const fields = differingFields(dealFields(rules, names, a, t), dealFields(rules, names, b, t));
      if ((fields.length === 0) !== same) expect({ a, b, fields, same }).toBe('told apart rightly');
    }
    expect(Math.min(seen.same, seen.different)).toBeGreaterThan(100);
  });

  it('leave out the ladder: its step follows from the deals before', () => {
    const deal: Deal = { type: 'raspasy', dealer: 2, tricks: [3, 2, 1, 4] };
    const rules: SheetRules = { convention: conventions.sochi, players: 4, target: 20 };
    const text = dealFieldsText(dealFields(rules, FOUR, deal, t), t);
    expect(text).toBe('сдаёт В, распасы, М3 Р2 В1 К4');
  });

  it('do not count a ruling on the deal: it is no part of the paper', () => {
    const deal: Deal = { type: 'misere', dealer: 0, declarer: 1, tricks: 2 };
    const ruled: Deal = { ...deal, ruling: { scored: 'actual', adjustTricks: { '1': 1 } } };
    const rules: SheetRules = { convention: conventions.sochi, players: 4, target: 20 };
    expect(dealFields(rules, FOUR, ruled, t)).toEqual(dealFields(rules, FOUR, deal, t));
  });
});

/** The deal with one thing changed, or another deal altogether. */
function nearly(deal: Deal, dice: (sides: number) => number, rules: SheetRules): Deal {
  if (deal.type === 'game' && dice(2) === 0) {
    const trumps = ['spades', 'clubs', 'diamonds', 'hearts', 'none'] as const;
    return { ...deal, trump: trumps[dice(5)] ?? 'none' };
  }
  if (deal.type === 'misere') return { ...deal, tricks: dice(4) };
  return randomDeal(dice, rules, deal.type === 'adjust' ? 0 : deal.dealer);
}
