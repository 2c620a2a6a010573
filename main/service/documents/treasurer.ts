/** The treasurer's page: fees due and paid, the fund and the prizes, who has what coming, payments; all sums to 0. */
import { Rational } from '../../../shared/domain/rational.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, PORTRAIT, signatures, titleBlock } from './frame.ts';
import { p } from './layout.ts';
import type { MoneyContent, TreasurerModel } from './model.ts';
import { stakeText } from './settlement-money.ts';
import { colour } from './style.ts';
import { balancesPart, exactNote, zeroPart } from './treasurer-balances.ts';
import { feesPart, prizesPart } from './treasurer-fees.ts';
import { paymentsPart } from './treasurer-payments.ts';

export const treasurerTitle = ({ t }: Context): string => t('document.treasurer.title');

/** What the amounts rest on: the stake, the fee, that they are roubles. */
export function moneyFacts(context: Context, money: MoneyContent): string[] {
  const { t } = context;
  const stake = money.stakeKopecks === null ? null : Rational.parse(money.stakeKopecks);
  return [
    ...(stake === null ? [] : [t('document.settlement.stake', { stake: stakeText(context, stake) })]),
    t('document.treasurer.roubles'),
  ];
}

/** Sheets that go on: the amounts are as they stand now. */
export function moneyUnfinished({ t }: Context, { unfinished }: MoneyContent) {
  if (unfinished.length === 0) return [];
  const list = unfinished.map((one) => t('document.standings.at', one)).join('; ');
  return [
    p(
      t('document.standings.unfinished', { n: unfinished.length, list }),
      { size: 9.2, bold: true, colour: colour.ink },
      { margin: [0, 0, 0, 4] },
    ),
  ];
}

export function treasurer(context: Context, model: TreasurerModel): Layout {
  const { t } = context;
  const { tournament, money } = model;
  const title = treasurerTitle(context);
  return () =>
    framed(context, tournament, title, PORTRAIT, [
      titleBlock(context, title, tournament, PORTRAIT, moneyFacts(context, money)),
      ...moneyUnfinished(context, money),
      ...feesPart(context, money),
      ...prizesPart(context, money),
      ...balancesPart(context, money, false),
      zeroPart(context, money),
      ...exactNote(context, money),
      ...paymentsPart(context, money),
      signatures(
        [t('document.treasurer.treasurer'), t('document.chiefArbiter', { name: tournament.arbiter })],
        PORTRAIT,
      ),
    ]);
}
