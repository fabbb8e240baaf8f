import * as z from 'zod/mini';

/** When pre-orders are ready, in whole minutes after the start of their slot. Rule: wait-6 */
export const SlotTimes = z.object({
  fromMinutes: z.int(),
  toMinutes: z.int(),
  /** The number of orders in ten for which such a range was right. */
  rightOfTen: z.int(),
});
export type SlotTimes = z.infer<typeof SlotTimes>;
