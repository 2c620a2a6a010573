/** The treasurer's page in the window: which columns there are, the state of a fee, names of the parties. */
import { CASH } from '../../../../shared/domain/balances.ts';
import { Rational } from '../../../../shared/domain/rational.ts';
import { formatMoney } from '../../../../shared/format/money.ts';
import type { MoneyPlayer, MoneyView } from '../../../../shared/ipc/schemas/money.ts';
import type { Translate } from '../../../../shared/locales/index.ts';

export type Column = 'fee' | 'whists' | 'penalty' | 'play' | 'prize' | 'balance' | 'open';

/** Columns with something in them; the balance always. */
export function columnsOf(view: MoneyView): Column[] {
  const any = (has: (player: MoneyPlayer) => boolean): boolean => view.players.some(has);
  const paid = view.payments.some(({ purpose }) => purpose !== 'fee');
  const shown: [Column, boolean][] = [
    ['fee', any(({ feeDue, feePaid }) => feeDue > 0 || feePaid > 0)],
    ['whists', view.stakeKopecks !== null],
    ['penalty', any(({ penaltyMoney }) => penaltyMoney !== '0')],
    ['play', view.stakeKopecks !== null],
    ['prize', any(({ prize }) => prize > 0)],
    ['balance', true],
    ['open', paid],
  ];
  return shown.flatMap(([column, has]) => (has ? [column] : []));
}

/** Nothing is open any more, though there was something: a fee still due went into the payments. */
export const isSettled = ({ balance, open }: MoneyPlayer): boolean => open === 0 && balance !== 0;

/** Kopecks of the fee still due; 0 = paid, free, or settled with the rest. */
export const feeOpen = (player: MoneyPlayer): number =>
  isSettled(player) ? 0 : Math.max(0, player.feeDue - player.feePaid);

/** «внесён 500,00 ₽», «не внесён 500,00 ₽», «внесено 200 из 500», «без взноса». */
export function feeText(t: Translate, player: MoneyPlayer): string {
  const { feeDue, feePaid } = player;
  if (feeDue === 0 && feePaid === 0) return t('money.desk.feeFree');
  if (feePaid < feeDue && isSettled(player)) return t('money.desk.feeSettled');
  if (feePaid === 0) return t('money.desk.feeDue', { amount: formatMoney(feeDue) });
  if (feePaid >= feeDue) return t('money.desk.feePaid', { amount: formatMoney(feePaid) });
  return t('money.desk.feePart', { paid: formatMoney(feePaid), due: formatMoney(feeDue) });
}

export function partyName(t: Translate, view: MoneyView, party: string): string {
  if (party === CASH) return t('money.desk.cash');
  return view.players.find(({ playerId }) => playerId === party)?.name ?? party;
}

/** «Брусницын → Касса» */
export const whoPays = (t: Translate, view: MoneyView, { from, to }: { from: string; to: string }): string =>
  `${partyName(t, view, from)} → ${partyName(t, view, to)}`;

/** What the balances of this tournament are made of, in words; nothing that is not agreed or not there. */
export function balanceParts(t: Translate, view: MoneyView): string[] {
  const any = (has: (player: MoneyPlayer) => boolean): boolean => view.players.some(has);
  const { stakeKopecks, plan } = view;
  const has = {
    whists: stakeKopecks !== null,
    penalties: stakeKopecks !== null && plan !== null && plan.penalties !== 'free',
    fee: any(({ feeDue, feePaid }) => feeDue > 0 || feePaid > 0),
    prize: any(({ prize }) => prize > 0),
  };
  return (['whists', 'penalties', 'fee', 'prize'] as const).flatMap((part) =>
    has[part] ? [t(`money.desk.part.${part}`)] : [],
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Balances and what is open, players and cash together: both are 0, or something is wrong. */
export const sumsToZero = (view: MoneyView): boolean =>
  sumOf([...view.players.map(({ balance }) => balance), view.cash.balance]) === 0 &&
  sumOf([...view.players.map(({ open }) => open), view.cash.open]) === 0;

/** The payments to come leave every party at 0. */
export function comesOut(view: MoneyView): boolean {
  const left = new Map([
    ...view.players.map(({ playerId, open }) => [playerId, open] as const),
    [CASH, view.cash.open],
  ]);
  for (const { from, to, kopecks } of view.toCome) {
    left.set(from, (left.get(from) ?? 0) + kopecks);
    left.set(to, (left.get(to) ?? 0) - kopecks);
  }
  return [...left.values()].every((open) => open === 0);
}

/** The cash in a column: what the players have together, with the sign turned. */
export function cashOf(view: MoneyView, column: Column): number | null {
  switch (column) {
    case 'balance':
      return view.cash.balance;
    case 'open':
      return view.cash.open;
    case 'play':
      return -view.sums.play;
    case 'prize':
      return -view.sums.prizes;
    case 'fee':
    case 'whists':
    case 'penalty':
      return null;
  }
}

/** Sum of the exact whists: 0, unless a table was awarded. */
export const whistsSum = (view: MoneyView): Rational =>
  Rational.sum(view.players.map(({ whists }) => Rational.parse(whists)));
