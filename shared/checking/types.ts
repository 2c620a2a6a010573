/** What the program asks about typed sheets: improbable, not impossible. Pure data. */
import type { WarningCode } from '../ledger/kinds.ts';

/** A question about one sheet, before it gets the words of the tournament. */
export interface Suspicion {
  readonly code: WarningCode;
  /** Names the versions of the deals that it speaks of: a changed deal asks anew. */
  readonly key: string;
  /** Where to look; null = the sheet as a whole. */
  readonly dealId: string | null;
  /** Numbers for the sentence. */
  readonly params: Readonly<Record<string, number>>;
  /** Seats for the sentence, to be named by the players who sit there. */
  readonly seats: Readonly<Record<string, number>>;
}
