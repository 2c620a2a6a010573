/** Where the window is, given to the main process: a page that comes after a crash goes there again. */
import { watch } from 'vue';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { sectionIds, useNav } from './nav.ts';

const placeSchema = z.object({
  path: z.string(),
  section: z.enum(sectionIds),
  tableId: z.string().nullable(),
  dealId: z.string().nullable(),
});

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
  let parsed;
  try {
    parsed = placeSchema.safeParse(JSON.parse(text));
  } catch {
    return;
  }
  if (!parsed.success || parsed.data.path !== openPath) return;
  const { section, tableId, dealId } = parsed.data;
  useNav().begin(section, {
    ...(tableId === null ? {} : { tableId }),
    ...(dealId === null ? {} : { dealId }),
  });
}
