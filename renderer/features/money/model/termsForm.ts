/** Stake, fees and prizes as typed, and the terms they make. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import { formatMoney, parseMoney } from '../../../../shared/format/money.ts';
import { checkMoneyPlan } from '../../../../shared/ledger/checkMoney.ts';
import type { MoneyPlan } from '../../../../shared/ledger/kinds.ts';
import { stakeText } from '../../tournament/model/form.ts';
import { readShare, shareTyped } from './typed.ts';

export interface TermsForm {
  /** Roubles; empty = not played for money. */
  stake: string;
  fee: string;
  feeShare: string;
  added: string;
  penalties: MoneyPlan['penalties'];
  prizes: MoneyPlan['prizes']['kind'];
  /** One a place, first place first. */
  fixed: string[];
  shares: string[];
  feeFree: string[];
}

export interface Terms {
  plan: MoneyPlan | null;
  stakeKopecks: string | null;
}

const roubles = (kopecks: number): string => (kopecks === 0 ? '' : formatMoney(kopecks, { bare: true }));

const stakeTyped = (kopecks: string | null): string => (kopecks === null ? '' : stakeText(kopecks));

export function termsForm({ plan, stakeKopecks }: Terms): TermsForm {
  const { prizes } = plan ?? {};
  return {
    stake: stakeTyped(stakeKopecks),
    fee: roubles(plan?.entryFee ?? 0),
    feeShare: shareTyped(plan?.feeShare ?? '1'),
    added: roubles(plan?.added ?? 0),
    penalties: plan?.penalties ?? 'free',
    prizes: prizes?.kind ?? 'shares',
    fixed: prizes?.kind === 'fixed' ? prizes.kopecks.map(roubles) : [],
    shares: prizes?.kind === 'shares' ? prizes.shares.map(shareTyped) : [],
    feeFree: [...(plan?.feeFree ?? [])],
  };
}

/** The terms, or everything wrong by field; `before` keeps a stake that is no whole number of kopecks. */
export function readTerms(form: TermsForm, before: Terms): { terms: Terms } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const money = (text: string, path: string): number => {
    if (text.trim() === '') return 0;
    const read = parseMoney(text);
    if ('kopecks' in read) return read.kopecks;
    problems.push({ ...read.problem, path });
    return 0;
  };
  const share = (text: string, path: string, code: string): string => {
    const read = readShare(text);
    if (read === null) problems.push({ path, code });
    return read ?? '0';
  };
  const kept = form.stake !== '' && form.stake === stakeTyped(before.stakeKopecks);
  const stakeKopecks =
    form.stake.trim() === '' ? null : kept ? before.stakeKopecks : String(money(form.stake, 'stake'));
  const plan: MoneyPlan = {
    entryFee: money(form.fee, 'fee'),
    feeFree: [...form.feeFree],
    prizes:
      form.prizes === 'fixed'
        ? { kind: 'fixed', kopecks: form.fixed.map((text, i) => money(text, `prizes[${i}]`)) }
        : { kind: 'shares', shares: form.shares.map((text, i) => share(text, `prizes[${i}]`, 'plan/share')) },
    feeShare: share(form.feeShare, 'feeShare', 'plan/percent'),
    added: money(form.added, 'added'),
    penalties: form.penalties,
  };
  if (problems.length === 0) problems.push(...checkMoneyPlan(plan));
  return problems.length > 0 ? { problems } : { terms: { plan: isEmpty(plan) ? null : plan, stakeKopecks } };
}

/** Nothing was agreed: no fee, nothing added, no prizes, penalties cost nothing. */
const isEmpty = ({ entryFee, added, prizes, penalties }: MoneyPlan): boolean =>
  entryFee === 0 &&
  added === 0 &&
  penalties === 'free' &&
  (prizes.kind === 'fixed' ? prizes.kopecks : prizes.shares).length === 0;
