import type { WebFrameMain } from 'electron';
import { isOwnUrl } from './origin.ts';

/** What of a frame decides whether its message is heard. */
export interface Sender {
  readonly url: string;
  readonly parent: unknown;
}

/** Only the top frame of our own origin is heard; a frame that is already gone is not. */
export function isTrustedSender(frame: Sender | WebFrameMain | null): boolean {
  return frame !== null && frame.parent === null && isOwnUrl(frame.url);
}
