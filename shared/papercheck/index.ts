/** The paper check: compare the foot of a sheet with its deals, and find the single change that explains the rest. */
export { comparePaper, firstDifference } from './compare.ts';
export {
  checkRows,
  isWhole,
  paperState,
  paperTotals,
  readNumber,
  runningLines,
  verdicts,
  type CheckRow,
  type PaperState,
  type TypedFoot,
  type TypedPaper,
  type Verdict,
  type Verdicts,
} from './foot.ts';
export { explainDifference, explaining } from './search.ts';
export type { Steps } from './steps.ts';
export { proposalMessage, proposalText } from './text.ts';
export type { Message, ProposalSheet } from './text.ts';
export type {
  Cell,
  CellRow,
  Difference,
  Edit,
  PaperSheet,
  PaperTotals,
  Proposal,
  ProposalKind,
  RunningLine,
  Slip,
  Typed,
} from './types.ts';
