/** A change of players in words, for the grid and for paper. */
import type { SubstitutionView } from '../ipc/schemas/people.ts';
import type { Translate } from '../locales/translate.ts';

/** «Верстов вместо Рябининой…»: names stand in the nominative, so the sentence is cut that way. */
export const substitutionText = ({ out, in: comes, line, reason }: SubstitutionView, t: Translate): string =>
  [t(`people.change.${line}`, { out: out.name, in: comes.name }), reason]
    .filter((part) => part !== '')
    .join('. ');
