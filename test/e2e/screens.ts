/**
 * Every screen and dialog of the window over the files of `screenFiles`, each opened by keyboard alone from any
 * place: what looks at all of them (axe, the walk with Tab, pictures) goes through this one list.
 */
import { answerDialogs, type Program } from './app.ts';
import type { ScreenFiles } from '../fixtures/screens.ts';
import type { Hand } from './hand.ts';

export interface Screen {
  id: string;
  open(hand: Hand): Promise<void>;
  /** Seen once the screen stands. */
  seen: string;
  /** A dialog or a panel: Esc leads back. */
  over?: true;
  /** What is new on the page; the rest stands on another screen of the list and is looked at there. */
  part?: string;
}

/** What of the screen is to be looked at: all of it, or its dialog or panel. */
export const partOf = ({ part, over }: Screen): string => part ?? (over === true ? DIALOG : 'body');

const DIALOG = '[role="dialog"]';
const FORM = '.form [role="group"]';
const LINE = 'form.entry input[aria-describedby]';
/** A section by its key. */
const section = (key: string, seen: string) => async (hand: Hand) => {
  await hand.press(key);
  await hand.seen(seen);
};
const tournament = section('F2', 'button[data-table]');
const standings = section('F5', 'table.standings');
const settlement = section('F6', 'select.choose');

const print = section('F8', 'canvas');
const backup = section('F9', 'dl.dl');

/** «Ввод» at the end of the sheet in hand, with an empty line. */
async function entry(hand: Hand): Promise<void> {
  await hand.press('F3');
  await hand.seen(LINE);
  await hand.page.locator(LINE).focus();
  await hand.press('Escape', 'Escape');
  // The form of the former visit is put away.
  if ((await hand.page.locator(FORM).count()) > 0) await hand.press('Control+m');
}
async function entryAt(hand: Hand, ...keys: string[]): Promise<void> {
  await entry(hand);
  await hand.press(...keys);
}
/** The whole tournament stands behind the last table. */
async function treasurer(hand: Hand): Promise<void> {
  await settlement(hand);
  await hand.tabTo('select.choose');
  await hand.press('End');
  await hand.seen('table.desk');
}
/** Away first: the roster of the club stays as long as its section does. */
async function players(hand: Hand): Promise<void> {
  await tournament(hand);
  await hand.press('F7');
  await hand.seen('input[type="search"]');
}
async function roster(hand: Hand): Promise<void> {
  await players(hand);
  await hand.press('Control+k');
  await hand.page.getByText(hand.t('people.club.back')).first().waitFor();
}
const incident = async (hand: Hand): Promise<void> => {
  await entryAt(hand, '-');
  await hand.press('F4');
  await hand.seen(`${DIALOG} [role="radio"]`);
};
async function journal(hand: Hand): Promise<void> {
  await incident(hand);
  await hand.press('Control+j');
  await hand.seen('section.journal table');
}
const then =
  (first: (hand: Hand) => Promise<void>, ...keys: string[]) =>
  async (hand: Hand): Promise<void> => {
    await first(hand);
    await hand.press(...keys);
  };
const byButton =
  (first: (hand: Hand) => Promise<void>, key: string) =>
  async (hand: Hand): Promise<void> => {
    await first(hand);
    await hand.button(key);
  };
/** A button of the last round, which has not been begun. */
const ofRound = (act: string) => async (hand: Hand) => {
  await tournament(hand);
  await hand.tabTo(`[data-round-act="${act} 4"]`);
  await hand.press('Enter');
};
async function pass(hand: Hand): Promise<void> {
  await entry(hand);
  await hand.press('Control+k');
  await hand.seen(`${DIALOG} input[type="text"]`);
}
async function begunPass(hand: Hand): Promise<void> {
  await entry(hand);
  await hand.press('Control+k');
  await hand.seen(DIALOG);
  if ((await hand.page.locator('form.start').count()) > 0) {
    await hand.press('Control+a');
    await hand.type('Ежов Пётр');
    await hand.press('Enter');
  }
  await hand.seen('#blind-say, .read, .deal-paper');
}

export const screens: readonly Screen[] = [
  { id: 'tournament', open: tournament, seen: 'button[data-table]' },
  { id: 'draw', open: then(tournament, 'Insert'), seen: 'input[name="draw-method"]', over: true },
  {
    id: 'draw-proposed',
    open: then(tournament, 'Insert', 'Control+d'),
    seen: '[role="gridcell"]',
    over: true,
  },
  { id: 'round-cancel', open: ofRound('cancel'), seen: DIALOG, over: true },
  { id: 'tournament-change', open: byButton(tournament, 'tournament.change'), seen: DIALOG, over: true },
  { id: 'club-rules', open: byButton(tournament, 'clubrules.open'), seen: DIALOG, over: true },
  { id: 'corrections', open: then(tournament, 'Control+l'), seen: DIALOG, over: true },
  {
    id: 'tournament-new',
    open: then(tournament, 'Control+n'),
    seen: 'main.new',
    over: true,
    part: 'main.new',
  },
  { id: 'entry', open: entry, seen: LINE },
  {
    id: 'entry-typed',
    open: async (hand) => {
      await entry(hand);
      await hand.type('28410');
    },
    seen: LINE,
    part: 'form.entry',
  },
  { id: 'entry-deal', open: (hand) => entryAt(hand, '-', '-'), seen: LINE, part: 'form.entry' },
  {
    id: 'entry-refused',
    open: async (hand) => {
      await entry(hand);
      await hand.type('18102');
      await hand.press('Enter');
    },
    seen: '[role="alert"]',
    part: 'form.entry',
  },
  {
    id: 'entry-why',
    open: (hand) => entryAt(hand, '-', '?'),
    seen: 'section.why',
    over: true,
    part: 'section.why',
  },
  {
    id: 'entry-acts',
    open: (hand) => entryAt(hand, '-', 'Control+.'),
    seen: '[role="menu"]',
    over: true,
    part: '[role="menu"]',
  },
  { id: 'entry-form', open: (hand) => entryAt(hand, 'Control+m'), seen: FORM, part: '.mid > .form' },
  {
    id: 'entry-remove',
    open: (hand) => entryAt(hand, '-', 'Delete'),
    seen: 'form.remove',
    over: true,
    part: 'form.remove',
  },
  {
    id: 'paper-check',
    open: async (hand) => {
      await entry(hand);
      await hand.press('Alt+b');
      await hand.type('7');
    },
    seen: 'input[data-box]',
    part: '.side',
  },
  { id: 'move', open: (hand) => entryAt(hand, '-', 'Alt+ArrowUp'), seen: DIALOG, over: true },
  { id: 'reseat', open: (hand) => entryAt(hand, '-', 'Control+r'), seen: DIALOG, over: true },
  { id: 'substitution', open: (hand) => entryAt(hand, 'Control+u'), seen: DIALOG, over: true },
  { id: 'sheet-end', open: (hand) => entryAt(hand, 'Control+d'), seen: DIALOG, over: true },
  { id: 'second-pass', open: pass, seen: DIALOG, over: true },
  { id: 'second-pass-blind', open: begunPass, seen: DIALOG, over: true },
  { id: 'second-pass-read', open: then(begunPass, 'Control+e'), seen: DIALOG, over: true },
  { id: 'incident', open: incident, seen: `${DIALOG} [role="radio"]`, over: true },
  { id: 'incident-asked', open: then(incident, '1', '1'), seen: DIALOG, over: true },
  { id: 'incident-own', open: then(incident, '0'), seen: DIALOG, over: true },
  { id: 'journal', open: journal, seen: 'section.journal', over: true, part: 'section.journal' },
  { id: 'slip-state', open: then(journal, 'Insert'), seen: DIALOG, over: true },
  { id: 'standings', open: standings, seen: 'table.standings' },
  { id: 'standings-why', open: then(standings, '?'), seen: 'table.standings' },
  { id: 'penalty', open: then(standings, '-'), seen: DIALOG, over: true },
  { id: 'plan', open: then(standings, 'Control+g'), seen: DIALOG, over: true },
  { id: 'settlement', open: settlement, seen: 'select.choose' },
  { id: 'treasurer', open: treasurer, seen: 'select.choose' },
  { id: 'terms', open: then(treasurer, 'Control+g'), seen: DIALOG, over: true },
  { id: 'payment-cancel', open: (hand) => cancelPayment(hand), seen: DIALOG, over: true },
  { id: 'players', open: players, seen: 'input[type="search"]' },
  { id: 'player', open: then(players, 'Enter'), seen: DIALOG, over: true },
  { id: 'player-new', open: then(players, 'Insert'), seen: DIALOG, over: true },
  { id: 'player-leaves', open: then(players, 'Control+e'), seen: DIALOG, over: true },
  { id: 'club', open: roster, seen: 'input[type="search"]' },
  { id: 'person', open: then(roster, 'Insert'), seen: DIALOG, over: true },
  { id: 'import', open: then(roster, 'Control+i'), seen: '[data-summary]', over: true },
  { id: 'print', open: print, seen: 'canvas' },
  { id: 'round-print', open: then(print, 'Control+Shift+P'), seen: DIALOG, over: true },
  { id: 'exchange', open: then(print, 'Control+Shift+E'), seen: DIALOG, over: true },
  { id: 'backup', open: backup, seen: 'dl.dl' },
  { id: 'restore', open: byButton(backup, 'ui.backup.restore'), seen: `${DIALOG} dl`, over: true },
  { id: 'help', open: then(entry, 'F1'), seen: DIALOG, over: true },
  { id: 'settings', open: then(entry, 'Control+,'), seen: DIALOG, over: true },
];

async function cancelPayment(hand: Hand): Promise<void> {
  await treasurer(hand);
  await hand.tabTo('.made .btn');
  await hand.press('Enter');
}

/** Leaves what stands open and opens a screen. */
async function show(hand: Hand, screen: Screen): Promise<void> {
  await hand.leave();
  await screen.open(hand);
  await hand.seen(screen.seen);
}

const start: Screen = { id: 'start', open: async () => undefined, seen: 'button.go' };
const failure: Screen = { id: 'failure', open: async () => undefined, seen: 'main.failure' };
const tour: Screen = { id: 'tour', open: async () => undefined, seen: 'aside.tour' };

/**
 * Goes through every screen of a window that was started without a file: the start page, a file that cannot be
 * used, then the tournament, the tour, and the start page with its recent files.
 *
 * @param only screens by name; left out = all
 */
export async function visitAll(
  program: Program,
  hand: Hand,
  files: ScreenFiles,
  each: (screen: Screen) => Promise<void>,
  only?: readonly string[],
): Promise<void> {
  const wanted = (screen: Screen): boolean => only === undefined || only.includes(screen.id);
  const visit = async (screen: Screen): Promise<void> => {
    await hand.seen(screen.seen);
    if (wanted(screen)) await each(screen);
  };
  const openFile = async (path: string): Promise<void> => {
    await answerDialogs(program.app, path);
    await hand.press('Control+o');
  };
  await visit(start);
  await openFile(files.spoiled);
  await visit(failure);
  await openFile(files.file);
  await hand.seen('nav.rail');
  await answerDialogs(program.app, files.people);
  // A copy to look into.
  await hand.press('F9');
  await hand.button('ui.backup.now');
  await hand.seen('.body table.rows button');
  // The sheet of round 3 that is being typed; above it stand the two tables of round 4, on which nothing is yet.
  await tournament(hand);
  await hand.press('ArrowDown', 'ArrowDown', 'Enter');
  await hand.seen(LINE);
  // One screen that does not open hides nothing of the others.
  const broken: string[] = [];
  for (const screen of screens) {
    if (!wanted(screen)) continue;
    try {
      await show(hand, screen);
      await each(screen);
    } catch (error) {
      broken.push(`${screen.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  try {
    await hand.leave();
    await entry(hand);
    await hand.press('F1');
    await hand.button('tour.begin');
    await visit(tour);
    await hand.press('Escape', 'F9');
    await hand.button('ui.backup.close');
    await visit({ ...start, id: 'start-recent' });
  } catch (error) {
    broken.push(error instanceof Error ? error.message : String(error));
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
