/** The dialog of an incident at a table of four: its sheet, its journal, and hands that type. */
import type { Deal } from '../../shared/domain/types.ts';
import type { SheetView, SlipView } from '../../shared/ipc/schemas/views.ts';
import type { IncidentDraft } from '../../renderer/features/incident/model/draft.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  seat,
  settled,
  textOf,
  type Made,
} from './standings-support.ts';

export const NAMES = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
export const AT = '2026-11-28T14:00:00.000Z';
const row = (dealId: string, number: number | null, deal: Deal) => ({
  ...{ dealId, number, entrySeq: 1, deal, scored: deal, recordedAt: AT, struck: [], slips: [] },
});

/** Deal 7: raspasy, step 1, Верстов deals. In front of it pools 2 4 0 4 and mountains 9 3 16 4. */
export function sheetOf(deal: Deal): SheetView {
  const before: Deal = {
    type: 'adjust',
    reason: 'раздачи 1–6',
    pool: [2, 4, 0, 4],
    mountain: [9, 3, 16, 4],
    whists: [
      [0, 14, 0, 0],
      [12, 0, 0, 0],
      [8, 0, 0, 0],
      [22, 0, 0, 0],
    ],
  };
  return {
    tableId: 'r1t1',
    roundNumber: 1,
    tableNumber: 1,
    seats: NAMES.map(seat),
    deals: [row('d0', null, before), row('d7', 7, deal)],
    removed: [],
    state: 'typing',
    paper: null,
    verdicts: [],
    mark: null,
    draft: '',
    seq: 12,
    history: { undo: null, redo: null },
  };
}
export const raspasy: Deal = { type: 'raspasy', dealer: 2, tricks: [4, 4, 0, 2] };

export function slip(number: number, more: Partial<SlipView['slip']> = {}): SlipView {
  return {
    slip: {
      slipId: `s${number}`,
      number,
      tableId: 'r1t1',
      dealId: 'd7',
      place: null,
      code: `${number}-AAA`,
      calledBy: null,
      calledAt: null,
      arbiter: 'Черемисин О.',
      offenders: ['Рябинина'],
      articles: [],
      ownDecision: null,
      facts: '',
      instructions: [],
      lines: [],
      ordinary: '',
      repeat: { number: 1, overriddenBecause: null },
      appealUntil: null,
      dealRuling: null,
      tricks: null,
      ...more,
    },
    state: 'issued',
    states: [{ state: 'issued', by: 'Черемисин О.', reason: '', at: AT, replacedBy: null }],
    issuedAt: AT,
    roundNumber: 1,
    tableNumber: 1,
    dealNumber: 7,
    seats: NAMES.map(seat),
    dealer: 2,
  };
}
export const article = (id: string) => ({
  ...{ rulebook: '000', article: id, refRu: 'ФР 3.3.2', titleRu: '', textRu: '', incident: {}, ruling: {} },
});

export const blank: IncidentDraft = {
  version: 1,
  answers: [],
  own: null,
  repeat: null,
  calledBy: null,
  calledAt: AT,
  arbiter: 'Черемисин О.',
  appealUntil: '',
};

/** What the border answers with, and what was asked of it. */
export const desk: {
  made: Made[];
  stored: IncidentDraft | null;
  slips: SlipView[];
  sheet: SheetView;
} = { made: [], stored: null, slips: [], sheet: sheetOf(raspasy) };

export const calls = (name: string): Made[] => desk.made.filter((one) => one.name === name);
export const game = overviewOf([[{ seats: NAMES }]]);

/** A fresh window with the dialog open on deal 7. */
export function openDesk(): void {
  openWindow(game);
  desk.stored = null;
  desk.slips = [];
  desk.sheet = sheetOf(raspasy);
  desk.made = answering({
    'sheet.get': () => desk.sheet,
    'tournament.get': () => game,
    'incidents.list': () => desk.slips,
    'incidents.draft': () => ({ draft: JSON.parse(JSON.stringify(desk.stored)) }),
    'incidents.saveDraft': ({ draft }) => {
      desk.stored = draft as unknown as IncidentDraft | null;
      return { savedAt: AT };
    },
    'incidents.issue': () => slip(1),
  });
  useNav().open('incident', { tableId: 'r1t1', dealId: 'd7' });
}
/** Text of a column of the dialog. */
export const part = (name: 'articles' | 'questions' | 'ruling'): string =>
  textOf(document.querySelector(`.incident .${name}`));
export const rowsOf = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} tbody tr`)].map(textOf);
export const footer = (): string => textOf(document.querySelector('.incident > .foot'));
export const issueButton = (): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('.incident > .foot button')].at(-1)!;

/** Types into the field that has the focus. */
export async function type(text: string): Promise<void> {
  const field = document.activeElement as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}
/** One count; a number that nothing could continue has gone on by itself. */
export async function field(text: string): Promise<void> {
  const before = document.activeElement;
  await type(text);
  if (document.activeElement === before && before instanceof HTMLInputElement) await press('Enter');
}
/** Raspasy, revoke of Рябинина in trick 4, noticed later, 3–2–1–0 taken, 2–0 before it: up to the last question. */
export async function toLastQuestion(): Promise<void> {
  for (const key of ['5', '1', '2', '3']) await press(key);
  await field('4');
  // The dealer's own are known from the deal.
  for (const count of ['3', '2', '1']) await field(count);
  for (const count of ['2', '0']) await field(count);
}
