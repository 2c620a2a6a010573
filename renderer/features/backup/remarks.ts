/** What is told about the open file, in words. */
import type { Locale, Translate } from '../../../shared/locales/index.ts';
import type { FileStatus, Remark } from '../../../shared/ipc/schemas/views.ts';
import { dateTime } from '../../ui/clock.ts';

const CAUSES: readonly string[] = ['diskFull', 'readOnly', 'denied', 'io'];
/** Remarks about something that came out well. */
const GOOD: readonly string[] = ['recovered', 'returned'];

/** Remarks that say when. */
const DATED: readonly string[] = ['elsewhere', 'older', 'olderGone', 'olderSelf'];
/** Remarks that name another file, which can be looked at. */
const COPIES: readonly string[] = ['older', 'parted'];

/** The other copy of the tournament that a remark speaks of, as it lies on the disk; null = none. */
export function copyIn({ code, params }: Remark): { path: string; name: string } | null {
  if (!COPIES.includes(code)) return null;
  return { path: String(params?.['path'] ?? ''), name: String(params?.['name'] ?? '') };
}

export const isGood = (remark: Remark): boolean => GOOD.includes(remark.code);

export function remarkText(t: Translate, locale: Locale, remark: Remark): string {
  const params = { ...remark.params };
  if (DATED.includes(remark.code)) params['at'] = dateTime(locale, String(params['at']));
  if (remark.code === 'backupFailed') {
    const reason = String(params['reason']).replace('file/', '');
    params['cause'] = t(`backup.cause.${CAUSES.includes(reason) ? reason : 'other'}`);
  }
  return t(`backup.remark.${remark.code}`, params);
}

/** What a status tells that the one before did not, for the same file or a newly opened one. */
export function newRemarks(before: FileStatus | null, after: FileStatus): Remark[] {
  const known = new Set((before?.path === after.path ? before?.remarks : undefined)?.map(({ code }) => code));
  return (after.remarks ?? []).filter(({ code }) => !known.has(code));
}
