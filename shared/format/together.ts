/** Where a line of text must not break. */

/** Between a word and its number, «п.» and its number, a text and its paragraph, two initials; behind an arrow. */
const TOGETHER = /(?<=[\p{L}№§]|(?<!\p{L})[пp]\.|[КK]\d\d) (?=\d)|(?<=\p{Lu}\.) (?=\p{Lu}\.)|(?<=→) (?=\S)/gu;

/** «ФР 3.3.2», «К96 4.2.12», «взятка 5», «→ Морошкин», «Т. А.» never part at the end of a line, wherever they stand. */
export const together = (text: string): string => text.replaceAll(TOGETHER, '\u00a0');
