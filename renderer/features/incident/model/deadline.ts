/** The deadline of appeal as it is typed: a time of the day becomes that moment, words stay words. */

/**
 * `17:45` or `17.45` → that time on the day of the call, on this computer's clock, as an ISO instant; after midnight
 * where the call was later in the day. Anything else stays as it was typed; nothing is null.
 */
export function deadlineOf(typed: string, calledAt: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, hours, minutes] = text.match(/^([01]?\d|2[0-3])[:.]([0-5]\d)$/) ?? [];
  const call = new Date(calledAt);
  if (hours === undefined || minutes === undefined || Number.isNaN(call.getTime())) return text;
  const at = new Date(call);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at.getTime() < call.getTime()) at.setDate(at.getDate() + 1);
  return at.toISOString();
}
