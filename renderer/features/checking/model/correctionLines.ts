/** A correction as the columns of the list: what stood and what stands, field by field, changed fields marked. */
import { correctionWhat, type CorrectionTable } from '../../../../shared/format/correctionsCsv.ts';
import {
  dealFieldNames,
  dealFields,
  differingFields,
  type DealFieldName,
  type DealFields,
} from '../../../../shared/format/dealFields.ts';
import type { CorrectionRow } from '../../../../shared/ipc/schemas/checking.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { correctionKey } from './corrections.ts';

export interface Piece {
  name: DealFieldName;
  text: string;
  changed: boolean;
}

export interface CorrectionLine {
  key: string;
  row: CorrectionRow;
  where: string;
  kind: string;
  before: Piece[];
  after: Piece[];
  /** In words, where there is more than other fields: taken off, moved, re-seated. */
  what: string;
}

/** The fields that say something, and all that changed; the dealer only where he changed. */
function pieces(fields: DealFields | null, changed: readonly DealFieldName[], t: Translate): Piece[] {
  if (fields === null) return [];
  const none = t('format.none');
  return dealFieldNames
    .filter((name) => changed.includes(name) || (fields[name] !== none && name !== 'dealer'))
    .map((name) => ({
      name,
      text: name === 'dealer' ? t('checking.dealerIs', { name: fields.dealer }) : fields[name],
      changed: changed.includes(name),
    }));
}

export function correctionLine(row: CorrectionRow, table: CorrectionTable, t: Translate): CorrectionLine {
  const of = (deal: CorrectionRow['before']): DealFields | null =>
    deal === null ? null : dealFields(table.rules, table.names, deal, t);
  const before = of(row.before);
  const after = of(row.after);
  const changed = before === null || after === null ? [] : differingFields(before, after);
  const place = { round: row.round, table: row.table };
  return {
    key: correctionKey(row),
    row,
    where:
      row.dealNumber === null
        ? t('checking.corrections.place', place)
        : t('checking.corrections.placeDeal', { ...place, deal: row.dealNumber }),
    kind: t(row.kind === null ? 'checking.corrections.noKind' : `checking.corrections.kind.${row.kind}`),
    before: pieces(before, changed, t),
    // A deal that only stands elsewhere is the same deal: it is not said twice.
    after: row.what === 'corrected' ? pieces(after, changed, t) : [],
    what: row.what === 'corrected' ? '' : correctionWhat(row, table, t),
  };
}
