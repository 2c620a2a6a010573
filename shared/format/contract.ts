/** Contract and result of a deal as tournament sheets carry them: `6♠/=`, `8♥/−1`, «мизер/−2», «распасы 2». */
import type { Deal, GameDeal } from '../domain/types.ts';
import { misereTricks } from '../domain/misere.ts';
import { adjustmentOf, movedTo, onlyRuling, scoredAs } from '../domain/ruled.ts';
import type { Translate } from '../locales/translate.ts';
import { formatNumber } from './numbers.ts';
import { contractText, suitParts, type TextPart } from './suits.ts';

export interface ContractResult {
  /** What was undertaken, cut at the suit. */
  contract: TextPart[];
  /** `=`, `+1`, `−2`; empty where nothing is made or failed. */
  result: string;
  tone: 'made' | 'failed' | 'none';
  /** Both in one text. */
  text: string;
}

/**
 * The column «заказ/рез.». A ruling's adjusted tricks count; a game of which the sheet names no tricks is `=` when
 * nobody whisted, and «—» under a ruling that needs none.
 * @param step ladder step of this deal, for raspasy (from 1)
 */
export function contractResult(deal: Deal, step: number, t: Translate): ContractResult {
  switch (deal.type) {
    case 'game':
      return join(contractText(deal.level, deal.trump, t), gameMargin(deal), t);
    case 'misere':
      return join(
        t(deal.shared === true ? 'format.misereShared' : 'format.misere'),
        0 - misereTricks(deal),
        t,
      );
    case 'raspasy':
      return alone(t('format.raspasy', { step }));
    case 'withoutThree':
      return { ...alone(`${deal.level}/${t('format.withoutThree')}`), tone: 'failed' };
    case 'redeal':
      return alone(t('format.redeal'));
    case 'adjust':
      return alone(t('format.adjust'));
  }
}

/** Over- or undertricks; null when they are not known. */
function gameMargin(deal: GameDeal): number | null {
  const { declarer, ruling } = deal;
  const taken = deal.tricks?.[String(declarer)];
  if (taken !== undefined)
    return taken + movedTo(ruling, declarer) + adjustmentOf(ruling, declarer) - deal.level;
  return onlyRuling(scoredAs(ruling)) ? null : 0;
}

function join(contract: string, margin: number | null, t: Translate): ContractResult {
  const parts = suitParts(contract);
  if (margin === null) {
    const result = t('format.none');
    return { contract: parts, result, tone: 'none', text: `${contract}/${result}` };
  }
  const result = margin === 0 ? '=' : formatNumber(margin, { plus: true });
  return { contract: parts, result, tone: margin < 0 ? 'failed' : 'made', text: `${contract}/${result}` };
}

function alone(text: string): ContractResult {
  return { contract: suitParts(text), result: '', tone: 'none', text };
}

/**
 * Whether the sheet crosses the written contract out: under its ruling the contract itself writes nothing.
 * A made contract under `actualNoContract`; any contract under `ruling`, `none` or `arbiter`.
 */
export function contractCrossed(deal: Deal): boolean {
  if (deal.ruling === undefined || !('declarer' in deal)) return false;
  const scored = scoredAs(deal.ruling);
  if (onlyRuling(scored)) return true;
  if (scored !== 'actualNoContract') return false;
  if (deal.type === 'game') return (gameMargin(deal) ?? 0) >= 0;
  return deal.type === 'misere' && deal.tricks === 0;
}
