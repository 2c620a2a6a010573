/** What `boot` sees of its process: a port, whatever carries it (a utility process, a forked Node, a test). */
import { z } from 'zod';
import type { Envelope } from '../../shared/ipc/envelope.ts';

export interface Port {
  postMessage: (message: FromService) => void;
  on: (event: 'message', listener: (message: unknown) => void) => void;
}

/** A call, or the end: `close` drains, checkpoints, closes and answers `closed`. */
export const toServiceSchema = z.union([
  z.strictObject({
    id: z.union([z.int(), z.string()]),
    name: z.string(),
    input: z.unknown(),
    meta: z.unknown().optional(),
  }),
  z.strictObject({ close: z.literal(true) }),
]);
export type ToService = z.infer<typeof toServiceSchema>;

export type FromService =
  | { ready: true }
  | { failed: string }
  | { id: number | string; envelope: Envelope<unknown> }
  | { event: string; payload: unknown }
  | { closed: true }
  | { log: { level: 'info' | 'warning' | 'error'; message: string; detail: string } };
