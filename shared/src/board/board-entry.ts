import * as z from 'zod/mini';

/** A ready order leaves the board after this time, collected or not. Rule: board-3 */
export const maxReadyMs = 2 * 60 * 60 * 1000;

/** An order on the ready board, with only a label. Rule: board-2 */
export const BoardEntry = z.object({
  /** Distinguishes orders, but grants no access. */
  key: z.string(),
  /** The order's token, or else the last 6 characters of its id. */
  label: z.string(),
  /** The time of the state, to tell which of two states is newer. */
  updatedAt: z.string(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const ReadyEntry = z.extend(BoardEntry, { readyAt: z.string() });
export type ReadyEntry = z.infer<typeof ReadyEntry>;

/** The new column of an entry. Only the column `ready` has `readyAt`. */
export const BoardChange = z.extend(BoardEntry, {
  column: z.enum(['preparing', 'ready', 'gone']),
  readyAt: z.optional(z.string()),
});
export type BoardChange = z.infer<typeof BoardChange>;
