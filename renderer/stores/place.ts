/** Where the window is, given to the main process: a page that comes after a crash goes there again. */
import { watch } from 'vue';
import { call } from '../api/client.ts';
import { sectionIds, useNav, type SectionId } from './nav.ts';

interface Place {
  path: string;
  section: SectionId;
  tableId: string | null;
  dealId: string | null;
}

/** A kept place, or null for what is none. */
function readPlace(text: string): Place | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { path, section, tableId, dealId } = value as Record<string, unknown>;
  const known = sectionIds.find((id) => id === section);
  const isId = (id: unknown): id is string | null => id === null || typeof id === 'string';
  if (typeof path !== 'string' || known === undefined || !isId(tableId) || !isId(dealId)) return null;
  return { path, section: known, tableId, dealId };
}

/** Tells every move. A place that cannot be told is only a comfort lost. */
export function keepPlace(openPath: () => string | null): void {
  const nav = useNav();
  watch(
    () => [openPath(), nav.section, nav.tableId, nav.dealId] as const,
    ([path, section, tableId, dealId]) => {
      if (path === null) return;
      const place = JSON.stringify({ path, section, tableId, dealId });
      void call('desktop.keepPlace', { place }).catch(() => undefined);
    },
  );
}

/** Goes back to a kept place of the file that is open. */
export function restorePlace(text: string, openPath: string | null): void {
  const place = readPlace(text);
  if (place === null || place.path !== openPath) return;
  const { section, tableId, dealId } = place;
  useNav().begin(section, {
    ...(tableId === null ? {} : { tableId }),
    ...(dealId === null ? {} : { dealId }),
  });
}
