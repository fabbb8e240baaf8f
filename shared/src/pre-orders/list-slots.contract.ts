import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { SlotTimes } from '../wait/slot-times.contract.ts';

/** Whether a slot has room for one more order. */
export const SlotRoom = z.enum(['free', 'few', 'full']);
export type SlotRoom = z.infer<typeof SlotRoom>;

/** Lists the meals of a date that guests can still order ahead, with their pickup slots. Rule: pre-orders-2 */
export const listSlots = defineContract({
  name: 'listSlots',
  summary: 'List the pickup slots of a day',
  method: 'GET',
  path: '/vendors/{vendorId}/slots',
  callers: everyone,
  request: {
    params: z.object({ vendorId: VendorId }),
    /** By default today in India. */
    query: z.object({ date: z.optional(CalendarDate) }),
  },
  response: z.object({
    meals: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** ISO 8601: the last instant for an order. */
        orderBy: z.string(),
        /** Empty after `orderBy`. */
        slots: z.array(z.object({ startsAt: z.string(), room: SlotRoom })),
      }),
    ),
    /** When pre-orders of the last 28 days were ready; absent if the mess has too few. Rule: wait-6 */
    ready: z.optional(SlotTimes),
  }),
  errors: ['VENDOR_NOT_FOUND'],
  ignoresToken: true,
  vendorIdOf: ({ params }) => params.vendorId,
});
