import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** The members of one meal of a day. Rule: passes-7 */
export const MealHeadcount = z.object({
  meal: z.string(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  skipUntil: z.string(),
  /** When the headcount became final, a minute after the cutoff. Null while the numbers can change. */
  fixedAt: z.nullable(z.string()),
  isClosed: z.boolean(),
  /** The number of passes that use this meal unless the member skips it. */
  passes: z.number(),
  skipped: z.number(),
  /** `passes` less `skipped`. */
  expected: z.number(),
  /** The number of passes that use a meal only by a claim. */
  open: z.number(),
  claimed: z.number(),
  byHand: z.number(),
  /** Second claims of offline scanners. Rule: passes-8 */
  doubles: z.array(z.object({ name: z.string(), at: z.string(), by: z.string() })),
});
export type MealHeadcount = z.infer<typeof MealHeadcount>;

/** The headcount of each meal of a day, by default of today. At most ten seconds old. Rule: passes-7 */
export const getHeadcount = defineContract({
  name: 'getHeadcount',
  summary: 'Get the headcount of a day',
  method: 'GET',
  path: '/vendors/{vendorId}/meals/headcount',
  callers: staffCallers,
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({ date: z.optional(CalendarDate) }),
  },
  response: z.object({ date: z.string(), meals: z.array(MealHeadcount) }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
