/** One row of the grid of deals: №, dealer, contract and result, declarer, whist, tricks, what was written. */
import type { Deal, GameDeal, Seat, SheetRules, Totals } from '../domain/types.ts';
import type { Write } from '../domain/paper.ts';
import { countedSeats, readDefence, type Roles } from '../domain/defence.ts';
import { adjustmentOf, movedTo } from '../domain/ruled.ts';
import type { Translate } from '../locales/translate.ts';
import { contractCrossed, contractResult, type ContractResult } from './contract.ts';
import { shortNames } from './names.ts';
import { formatNumber } from './numbers.ts';
import { effectsOf, writtenText } from './written.ts';

export interface DealRowInput {
  rules: SheetRules;
  /** Names in seat order. */
  players: readonly string[];
  deal: Deal;
  /** As printed, from 1; null for a row without a number. */
  number: number | null;
  /** Ladder step at this deal, from 1 (`raspasyStepBefore`). */
  step: number;
  /** Of `explainDeals` for this deal. */
  writes: readonly Write[];
}

export interface DealRow {
  number: string;
  dealer: string;
  contract: ContractResult;
  /** A ruling took the contract itself off the sheet. */
  crossed: boolean;
  declarer: string;
  whist: string;
  tricks: string;
  /** What the deal wrote; what its ruling added stands apart. */
  written: string;
  ruled: string;
  /** Number of the slip behind `ruled`, where known. */
  slip: number | null;
  /** Of an adjustment: its reason. */
  reason: string;
}

/** The cells of one row; unknown or empty ones are «—». */
export function dealRow(input: DealRowInput, t: Translate): DealRow {
  const { deal, players } = input;
  const short = shortNames(players);
  const declarer = 'declarer' in deal ? deal.declarer : null;
  const effects = effectsOf(input.writes, players.length, declarer);
  const none = t('format.none');
  return {
    number: input.number === null ? '' : String(input.number),
    dealer: deal.type === 'adjust' ? none : (short[deal.dealer] ?? none),
    contract: contractResult(deal, input.step, t),
    crossed: contractCrossed(deal),
    declarer: declarer === null ? none : (players[declarer] ?? none),
    whist: deal.type === 'game' ? whistCell(input.rules, deal, short, t) : none,
    tricks: tricksCell(input.rules, deal, short, t),
    written: writtenText(
      effects.filter((effect) => !effect.ruled),
      short,
      t,
    ),
    ruled: writtenText(
      effects.filter((effect) => effect.ruled),
      short,
      t,
    ),
    slip: deal.ruling?.slip ?? null,
    reason: deal.type === 'adjust' ? deal.reason : '',
  };
}

/** «В», «К, Р», «½ К», «пас». */
function whistCell(rules: SheetRules, deal: GameDeal, short: readonly string[], t: Translate): string {
  const roles = readDefence(rules, deal);
  if (roles === null) return t('format.none');
  const whisters = [roles.whister, roles.second].filter((seat) => seat >= 0);
  if (whisters.length > 0) return whisters.map((seat) => short[seat] ?? '').join(t('format.written.and'));
  return roles.half >= 0 ? t('format.half', { name: short[roles.half] ?? '' }) : t('format.passed');
}

/** «6 · 4», «7 · 2 · 1», «М4 Р0 В5 К1»; tricks that a ruling moved or took are set behind the own ones: «2+4». */
function tricksCell(rules: SheetRules, deal: Deal, short: readonly string[], t: Translate): string {
  const none = t('format.none');
  switch (deal.type) {
    case 'game': {
      const roles = readDefence(rules, deal);
      return roles === null ? none : gameTricks(rules, deal, roles, none);
    }
    case 'misere':
      return `${count(deal, deal.declarer, deal.tricks)} · ${10 - deal.tricks}`;
    case 'raspasy':
      return deal.tricks.map((own, seat) => `${short[seat] ?? ''}${count(deal, seat, own)}`).join(' ');
    case 'withoutThree':
    case 'redeal':
    case 'adjust':
      return none;
  }
}

function gameTricks(rules: SheetRules, deal: GameDeal, roles: Roles, none: string): string {
  const seats = countedSeats(rules, deal, roles);
  const of = (seat: Seat): number | undefined => deal.tricks?.[String(seat)];
  const own = of(deal.declarer);
  if (own === undefined) return none;
  const others =
    seats.length === 1
      ? [count(deal, roles.whister, 10 - own)]
      : seats.slice(1).map((seat) => count(deal, seat, of(seat) ?? 0));
  return [count(deal, deal.declarer, own), ...others].join(' · ');
}

/** Own tricks, with what a ruling adds or takes behind them. */
function count(deal: Deal, seat: Seat, own: number): string {
  const change = movedTo(deal.ruling, seat) + adjustmentOf(deal.ruling, seat);
  return change === 0 ? String(own) : `${own}${formatNumber(change, { plus: true })}`;
}

/** Seats whose pool reached the target with this deal («пуля К закрыта»). */
export function closedBy(rules: SheetRules, before: Totals, after: Totals): Seat[] {
  const { target } = rules;
  if (target === null || rules.convention.options.poolClosing !== 'americanAid') return [];
  return after.pool.flatMap((pool, seat) => {
    return pool >= target && (before.pool[seat] ?? 0) < target ? [seat] : [];
  });
}
