import * as z from 'zod/mini';
import { MenuId } from '../ids/ids.ts';

/** When an order would be ready if it were placed now. Rule: wait-1 */
export const ReadyTimes = z.object({
  /** Minutes from placing to ready, without the dishes. */
  fromMinutes: z.number(),
  toMinutes: z.number(),
  /** Minutes that the slowest dish of an order adds. Other dishes add none. */
  dishes: z.array(z.object({ id: MenuId, minutes: z.number() })),
  /** The number of orders in ten for which such a range was right. */
  rightOfTen: z.int(),
});
export type ReadyTimes = z.infer<typeof ReadyTimes>;
