import * as z from 'zod/mini';

/** A ready order leaves the board after this time, collected or not. Rule: board-3 */
export const maxReadyMs = 2 * 60 * 60 * 1000;

/** An order on the ready board: its label and nothing else of it. Rule: board-2 */
export const BoardEntry = z.object({
  /** Tells orders apart. It gives access to nothing. */
  key: z.string(),
  /** Its token, else the last 6 characters of its id. */
  label: z.string(),
  /** The later of two states of an entry is newer. */
  updatedAt: z.string(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const ReadyEntry = z.extend(BoardEntry, { readyAt: z.string() });
export type ReadyEntry = z.infer<typeof ReadyEntry>;

/** The new column of an entry. `readyAt` comes with the column `ready` only. */
export const BoardChange = z.extend(BoardEntry, {
  column: z.enum(['preparing', 'ready', 'gone']),
  readyAt: z.optional(z.string()),
});
export type BoardChange = z.infer<typeof BoardChange>;
