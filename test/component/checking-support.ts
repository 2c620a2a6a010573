/** A sheet of four in memory for the second pass: verdicts stand for versions, as in the service. */
import type { Deal, GameDeal } from '../../shared/domain/types.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import type { Overview, SheetDeal, SheetView, Verdict } from '../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../shared/ledger/kinds.ts';
import { tableSheet, type TableSheet } from '../../renderer/features/entry/model/table.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { overviewOf, seat, settled } from './standings-support.ts';

export const NAMES = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
export const SECRETARY = 'Черёмухина Е.';
const AT = '2026-11-28T15:00:00.000Z';

export const gameOf = (more: Partial<Tournament> = {}): Overview =>
  overviewOf([[{ seats: NAMES }]], { secretary: SECRETARY, ...more });

/** Рябинина plays 8♥, Калачёва passes, Верстов whists: dealer 0, so the line is `284108` (В is left of Р). */
export const EIGHT: GameDeal = {
  type: 'game',
  dealer: 0,
  declarer: 1,
  level: 8,
  trump: 'hearts',
  defence: [
    { player: 2, says: 'whist' },
    { player: 3, says: 'pass' },
  ],
  tricks: { '1': 8 },
};
/** Верстов plays 6♠ dealt by Рябинина, both pass: `361`. */
export const SIX: GameDeal = {
  type: 'game',
  dealer: 1,
  declarer: 2,
  level: 6,
  trump: 'spades',
  defence: [
    { player: 3, says: 'pass' },
    { player: 0, says: 'pass' },
  ],
};
/** Raspasy dealt by Верстов: К 4, М 3, Р 2, talon 1. */
export const PASSED: Deal = { type: 'raspasy', dealer: 2, tricks: [3, 2, 1, 4] };

export class PassBackend {
  deals: SheetDeal[] = [];
  verdicts = new Map<string, Verdict & { entrySeq: number }>();
  state: SheetView['state'] = 'typing';
  mark: SheetView['mark'] = null;
  seq = 1;

  constructor(deals: readonly Deal[] = [EIGHT, SIX, PASSED]) {
    deals.forEach((deal, i) => this.put(`d${i + 1}`, deal));
  }
  put(dealId: string, deal: Deal): void {
    this.seq += 1;
    this.deals.push({
      ...{ dealId, number: null, entrySeq: this.seq, deal, scored: deal },
      ...{ recordedAt: AT, struck: [], slips: [] },
    });
  }
  /** The secretary's correction: another version of the same deal. */
  correct(dealId: string, deal: Deal): void {
    this.seq += 1;
    this.deals = this.deals.map((one) =>
      one.dealId === dealId ? { ...one, deal, scored: deal, entrySeq: this.seq } : one,
    );
  }
  view(): SheetView {
    const versions = new Map(this.deals.map(({ dealId, entrySeq }) => [dealId, entrySeq]));
    return {
      tableId: 'r1t1',
      roundNumber: 1,
      tableNumber: 1,
      seats: NAMES.map(seat),
      deals: this.deals.map((deal, i) => ({ ...deal, number: i + 1 })),
      removed: [],
      state: this.state,
      paper: null,
      verdicts: [...this.verdicts.values()]
        .filter((one) => versions.get(one.dealId) === one.entrySeq)
        .map(({ entrySeq: _, ...verdict }) => verdict),
      mark: this.mark,
      draft: '',
      seq: this.seq,
      history: { undo: null, redo: null },
    };
  }
  sheet(): TableSheet {
    const { tournament } = useTournament();
    if (tournament === null) throw new Error('no tournament is open');
    return tableSheet(this.view(), tournament);
  }
  record(input: CallInput<'pass.record'>): { seq: number; sheet: SheetView } {
    const { tableId: _, ...verdict } = input;
    this.seq += 1;
    this.verdicts.set(input.dealId, { ...verdict, typed: input.typed as Deal | null, at: AT });
    return { seq: this.seq, sheet: this.view() };
  }
  setState({ state, by }: CallInput<'sheet.setState'>): { seq: number } {
    this.seq += 1;
    this.state = state;
    this.mark = { state, by, at: AT };
    return { seq: this.seq };
  }
}

/** Types into the field that has the focus, as a hand does. */
export async function typeHere(text: string): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}
/** Enter in a field sends its form. */
export async function enterHere(): Promise<void> {
  const field = document.activeElement;
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  field?.dispatchEvent(event);
  if (!event.defaultPrevented && field instanceof HTMLInputElement) {
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
  await settled();
}
