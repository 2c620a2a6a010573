/** Where a line of text must not break. */

/**
 * A word and its number stay on one line («пуля 4», «ФР 3.4.2»), so do two initials («Т. А.»).
 * @returns the text with no-break spaces between them
 */
export const noBreaks = (text: string): string =>
  text.replaceAll(/(\p{L}) (\d)/gu, '$1\u00a0$2').replaceAll(/(\p{Lu}\.) (\p{Lu}\.)/gu, '$1\u00a0$2');
