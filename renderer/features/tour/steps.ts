/** The tour: real actions on the sample tournament, one after another. What was done is seen, never asked. */
import type { SectionId } from '../../stores/nav.ts';

/** What the window shows and the file holds, as far as the tour looks at it. */
export interface Seen {
  /** Path of the open file; null = none. */
  file: string | null;
  section: SectionId;
  deals: number;
  slips: number;
  /** «Почему?» stands open. */
  why: boolean;
  /** Something of the paper's foot is typed. */
  paper: boolean;
}

export interface TourStep {
  /** Texts: `tour.steps.<id>.title`, `.text`, `.done`. */
  id: string;
  /** Keys that lead there, as they are shown. */
  keys: readonly string[];
  /** Where it happens; «показать» goes there. */
  section: SectionId | null;
  /** Done, when this is `seen` and that was seen as the step began; `sample` is the file that the tour made. */
  isDone: (seen: Seen, before: Seen, sample: string | null) => boolean;
}

const visits =
  (section: SectionId): TourStep['isDone'] =>
  (seen) =>
    seen.section === section;

export const steps: readonly TourStep[] = [
  {
    id: 'sample',
    keys: [],
    section: null,
    isDone: (seen, _, sample) => sample !== null && seen.file === sample,
  },
  { id: 'deal', keys: ['F3'], section: 'entry', isDone: (seen, before) => seen.deals > before.deals },
  { id: 'why', keys: ['?'], section: 'entry', isDone: (seen) => seen.why },
  { id: 'paper', keys: ['Alt+B'], section: 'entry', isDone: (seen) => seen.paper },
  { id: 'incident', keys: ['F4'], section: 'incident', isDone: (seen, before) => seen.slips > before.slips },
  { id: 'standings', keys: ['F5'], section: 'standings', isDone: visits('standings') },
  { id: 'settlement', keys: ['F6'], section: 'settlement', isDone: visits('settlement') },
  { id: 'print', keys: ['F8'], section: 'print', isDone: visits('print') },
  { id: 'end', keys: ['F1'], section: null, isDone: () => false },
];
