/** A deal as what can be compared field by field: dealer, contract and result, declarer, defence, tricks. */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { Translate } from '../locales/translate.ts';
import { normalDeal } from '../notation/normal.ts';
import { dealRow } from './dealRow.ts';
import { shortNames } from './names.ts';

export const dealFieldNames = ['dealer', 'contract', 'declarer', 'whist', 'tricks'] as const;
export type DealFieldName = (typeof dealFieldNames)[number];
export type DealFields = Readonly<Record<DealFieldName, string>>;

/** The deal as it was typed: a ruling on it is no part of what stands on the paper. */
export function bareDeal(deal: Deal): Deal {
  const { ruling: _, ...bare } = deal;
  return bare;
}

/**
 * The fields of a deal as on the sheet. The step of the ladder is left out: it follows from the deals before. The
 * defence is written word by word, so that two ways of speaking are two texts.
 * @param players names in seat order, 3 or 4
 */
export function dealFields(
  rules: SheetRules,
  players: readonly string[],
  deal: Deal,
  t: Translate,
): DealFields {
  const bare = normalDeal(bareDeal(deal), rules.players);
  const row = dealRow({ rules, players, deal: bare, number: null, step: 1, writes: [] }, t);
  const short = shortNames(players);
  const contract = bare.type === 'raspasy' ? t('checking.raspasy') : row.contract.text;
  return {
    dealer: row.dealer,
    contract: bare.type === 'adjust' ? `${contract}: ${bare.reason}` : contract,
    declarer: row.declarer,
    whist:
      bare.type === 'game'
        ? bare.defence
            .map(({ player, says }) => t(`notation.say.says.${says}`, { name: short[player] ?? '' }))
            .join(t('format.written.and'))
        : row.whist,
    tricks: row.tricks,
  };
}

/** Fields in which two deals differ, in the order of the sheet; empty when they are the same deal. */
export const differingFields = (a: DealFields, b: DealFields): DealFieldName[] =>
  dealFieldNames.filter((name) => a[name] !== b[name]);

/** The fields in one line: «сд. М, 8♥/=, Рябинина, К вист, М пас, 8 · 2». Empty fields are left out. */
export function dealFieldsText(fields: DealFields, t: Translate): string {
  const none = t('format.none');
  const parts = dealFieldNames
    .filter((name) => fields[name] !== none && fields[name] !== '')
    .map((name) => (name === 'dealer' ? t('checking.dealerIs', { name: fields.dealer }) : fields[name]));
  return parts.join(t('format.written.and'));
}
