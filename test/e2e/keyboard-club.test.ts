/** The rules of the club by keyboard alone: an article changed, one of the club's own added and withdrawn, all as printed again. */
import { expect, test } from 'vitest';
import type { ClubPatch } from '../../shared/rules/club/index.ts';
import type { Hand } from './hand.ts';
import type { Desk } from './keyboard-desk.ts';
import { useKeyboardWindow } from './keyboard-window.ts';

let hand: Hand;
let desk: Desk;
const REASON = '.dialog .why input';
const rules = async (): Promise<ClubPatch | null> =>
  (await desk.ask('rules.get', {})).patch as unknown as ClubPatch | null;

async function open(): Promise<void> {
  await hand.button('clubrules.open');
  await hand.seen('.dialog .found');
}
/** Stores from the field in hand; the reason is asked for first. */
async function store(reason: string): Promise<void> {
  await hand.press('Control+Enter');
  await hand.seen('.dialog [role="alert"]');
  await hand.seen(`${REASON}:focus`);
  await hand.type(reason);
  await hand.press('Control+Enter');
  await desk.dialogGone();
}

useKeyboardWindow('club', async (window) => {
  ({ hand, desk } = window);
  await hand.press('F2');
  await hand.seen('button[data-table]');
});

test('the number of an article is changed; what was typed last is stored too', async () => {
  expect(await rules()).toBeNull();
  await open();
  await hand.tabTo('.dialog input[type="search"]');
  await hand.type('С12');
  await hand.tabTo('.dialog button.pick');
  await hand.press('Enter');
  // The hand is at the words of the article at once.
  await hand.seen('.dialog .editor textarea:focus');
  await hand.tabTo('.dialog .editor input.number');
  await hand.press('Control+a');
  await hand.type('3');
  await store('решение совета');
  expect((await rules())?.articles).toMatchObject([{ article: '003.S12', amounts: [{ value: 3 }] }]);
});

test('an article of the club is added', async () => {
  await open();
  await hand.button('clubrules.addOwn');
  await hand.seen('.dialog form.own input:focus');
  await hand.type('talk');
  for (const text of ['Клуб 1', 'Разговоры за столом', 'За разговоры пишутся два очка в гору.']) {
    await hand.press('Tab');
    await hand.type(text);
  }
  await hand.press('Enter');
  await hand.seen('.dialog li.own');
  // The form is gone, the hand is not.
  await expect.poll(() => desk.focus()).toMatchObject({ text: hand.t('clubrules.addOwn'), outline: 2 });
  await store('так принято у нас');
  const now = await rules();
  expect(now?.own.map(({ titleRu }) => titleRu)).toEqual(['Разговоры за столом']);
  // What was changed before stays.
  expect(now?.articles).toHaveLength(1);
});

test('it is withdrawn; the changed article is as printed again, and nothing is left', async () => {
  await open();
  await hand.tabTo('.dialog li.own button');
  await hand.press('Enter');
  await expect.poll(() => desk.focus()).toMatchObject({ text: hand.t('clubrules.addOwn') });
  await store('не прижилось');
  expect((await rules())?.own).toEqual([]);
  await open();
  await hand.tabTo('.dialog input[type="search"]');
  await hand.type('С12');
  await hand.tabTo('.dialog button.pick');
  await hand.press('Enter');
  await hand.button('clubrules.reset');
  await hand.seen('.dialog .editor textarea:focus');
  await store('по кодексу');
  expect(await rules()).toBeNull();
});
