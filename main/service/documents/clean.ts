/** Text as it was typed, made fit for paper: no signs that could hide, reorder or overprint the rest of a line. */

/** Control signs, zero-width signs, marks and overrides of the writing direction, variation selectors. */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\uffff]/gu;

/** Letters, figures and signs of our own texts: whatever is made of them alone is clean, and on one line. */
const PLAIN = /^[ -~\u00a0А-яЁё«»№–—−]*$/u;

/** Composed (й as one sign), without invisible signs; line breaks stay, a tab becomes a space. */
export function clean(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
}

/** The same on one line, for names and cells. Spaces at the ends stay: runs of one line are put side by side. */
export function oneLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return clean(text).replace(/\s*\n\s*/gu, ' ');
}

/** A whole that never parts at the end of a line: «6♠/=», «Кодекс 4.2, п. 3». */
export const unbroken = (reference: string): string => reference.replaceAll(' ', '\u00a0');

/** A file name out of a title: no signs that Windows, macOS or Linux refuse, at most 120 characters. */
export function fileNameOf(title: string): string {
  const safe = oneLine(title)
    .replace(/[<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return `${[...(safe === '' ? 'document' : safe)].slice(0, 120).join('').trim()}.pdf`;
}
