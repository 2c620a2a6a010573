/** The keyboard notation of deals: read a line, write a deal, say it, preview it, explain the grammar. */
export { parse } from './parse.ts';
export { printDeal, keysOf, notTypable, NOT_TYPED } from './print.ts';
export { normalDeal } from './normal.ts';
export { spell, spellText, draftOf } from './spell.ts';
export { previewOptions } from './preview.ts';
export { helpSections, helpExamples } from './help.ts';
export { helpText } from './helpText.ts';
export type { HelpSection, HelpRow, HelpExample } from './help.ts';
export type {
  Caption,
  Cell,
  Draft,
  FieldKind,
  NotationContext,
  NotationProblem,
  Option,
  Parsed,
  PreviewOption,
  SpellPart,
} from './types.ts';
