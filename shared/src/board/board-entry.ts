import * as z from 'zod/mini';

/** A ready order leaves the board after so long, whether or not somebody collected it. Rule: board-3 */
export const mostReadyMs = 2 * 60 * 60 * 1000;

/** An order on the ready board: what it is called out by, and nothing else of it. Rule: board-2 */
export const BoardEntry = z.object({
  /** Tells orders apart; nothing opens by it. */
  key: z.string(),
  /** Its token, else the last 6 characters of its id. */
  label: z.string(),
  /** Of two states of an entry the later one is newer. */
  updatedAt: z.string(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const ReadyEntry = z.extend(BoardEntry, { readyAt: z.string() });
export type ReadyEntry = z.infer<typeof ReadyEntry>;

/** Where an entry is from now on; `readyAt` only of one that is ready. */
export const BoardChange = z.extend(BoardEntry, {
  column: z.enum(['preparing', 'ready', 'gone']),
  readyAt: z.optional(z.string()),
});
export type BoardChange = z.infer<typeof BoardChange>;
