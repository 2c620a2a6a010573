/** The state of a sheet at a glance: one mark, and in words everything that is known of it. */
import type { Translate } from '../../../../shared/locales/index.ts';
import type { TableSummary } from '../../../stores/tournament.ts';

export type Mark = TableSummary['state'] | 'differs' | 'agrees';

/** What needs a hand comes first: paper or second pass differ; then what was said of the sheet last. */
export function markOf(table: TableSummary): Mark {
  if (table.paper === 'differs' || table.pass.rejected > 0) return 'differs';
  const open = table.state === 'typing' || table.state === 'closed';
  return open && table.paper === 'agrees' ? 'agrees' : table.state;
}

export interface GlanceWord {
  name: 'state' | 'deals' | 'paper' | 'pass' | 'mark' | 'slips' | 'warnings';
  text: string;
  tone: 'plain' | 'ok' | 'bad' | 'warn';
}

/**
 * The words beside the mark, in the order of the work: typed, foot, second pass, checked or signed, rulings,
 * questions. What says nothing is left out.
 * @param when local time of an ISO instant
 */
export function glanceWords(
  table: TableSummary,
  warnings: number,
  t: Translate,
  when: (iso: string) => string,
): GlanceWord[] {
  const { state, deals, paper, pass, mark, slips } = table;
  const words: GlanceWord[] = [];
  const add = (name: GlanceWord['name'], text: string, tone: GlanceWord['tone'] = 'plain'): void => {
    words.push({ name, text, tone });
  };
  if (mark !== null && mark.state !== 'typing') {
    const key = mark.by === '' ? 'marked' : 'markedBy';
    const what = t(`ui.sheetState.${mark.state}`);
    add('mark', t(`tournament.glance.${key}`, { what, by: mark.by, time: when(mark.at) }), 'ok');
  } else add('state', t(`ui.sheetState.${state}`));
  if (deals > 0) add('deals', t('entry.sheets.deals', { n: deals }));
  if (paper === 'differs') add('paper', t('ui.sheetState.differs'), 'bad');
  if (paper === 'agrees') add('paper', t('ui.sheetState.agrees'), 'ok');
  const passed = pass.confirmed + pass.rejected;
  if (passed > 0) {
    const of = passed + pass.open;
    add(
      'pass',
      t('tournament.glance.pass', { confirmed: pass.confirmed, of }),
      pass.open === 0 ? 'ok' : 'plain',
    );
    if (pass.rejected > 0) add('pass', t('tournament.glance.rejected', { n: pass.rejected }), 'bad');
  }
  if (slips > 0) add('slips', t('tournament.slips', { n: slips }));
  if (warnings > 0) add('warnings', t('checking.warnings.count', { n: warnings }), 'warn');
  return words;
}
