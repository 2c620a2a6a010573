/** How numbers, money, dates, names, contracts and rows of deals look to people. */
export { formatNumber, formatFraction, isNegative, MINUS } from './numbers.ts';
export type { NumberStyle } from './numbers.ts';
export { formatMoney, parseMoney } from './money.ts';
export type { MoneyRead, MoneyStyle } from './money.ts';
export { formatDate, formatDateTime, formatDay, formatTime } from './dates.ts';
export type { DateStyle } from './dates.ts';
export { compareNames, foldName, shortNames } from './names.ts';
export { contractText, suitParts, trumpSign } from './suits.ts';
export type { TextPart } from './suits.ts';
export { contractResult } from './contract.ts';
export type { ContractResult } from './contract.ts';
export { effectsOf, effectTexts, totalAt, writtenText } from './written.ts';
export type { Effect, EffectText } from './written.ts';
export { csvText } from './csv.ts';
export type { CsvCell } from './csv.ts';
export { journalCsv } from './journalCsv.ts';
export { closedBy, dealRow } from './dealRow.ts';
export type { DealRow, DealRowInput } from './dealRow.ts';
