/** What a field says, for screen readers and tooltips. */
import type { Seat } from '../domain/types.ts';
import type { Translate } from '../locales/translate.ts';
import type { FieldName, PulkaEntry, PulkaInput } from './types.ts';

/** «Рябинина, висты на Калачёва: 8, 20»; struck-out and ruled totals are named as such. */
export function describe(
  input: PulkaInput,
  place: { seat: Seat; field: FieldName; on: Seat | null },
  t: Translate,
): string {
  const seat = input.seats[place.seat];
  const name = seat?.name ?? '';
  if (place.field === 'whists') {
    const on = input.seats[place.on ?? -1]?.name ?? '';
    return t('pulka.field.whists', { name, on, values: values(seat?.whists[place.on ?? -1] ?? [], t) });
  }
  if (place.field === 'mountain')
    return t('pulka.field.mountain', { name, values: values(seat?.mountain ?? [], t) });
  const key = seat?.closed === true ? 'pulka.field.poolClosed' : 'pulka.field.pool';
  return t(key, { name, values: values(seat?.pool ?? [], t) });
}

function values(entries: readonly PulkaEntry[], t: Translate): string {
  if (entries.length === 0) return t('pulka.empty');
  return entries
    .map((entry) => {
      const ruled = entry.ruling === true ? t('pulka.ruling', { value: entry.text }) : entry.text;
      return entry.struck === true ? t('pulka.struck', { value: ruled }) : ruled;
    })
    .join(', ');
}
