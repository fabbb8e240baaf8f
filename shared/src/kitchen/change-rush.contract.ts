import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { ClockTime } from '../time/clock-time.ts';
import { capUnits, HoursWindows, KitchenSettings } from '../vendors/vendor-settings.ts';

/** The choices for a pause, in minutes; 0 ends a pause. */
export const pauses = [0, 15, 30, 60] as const;
export type PauseMinutes = (typeof pauses)[number];

/** The maximum cap for a quarter of an hour. */
export const maxOrderCap = 500;

/**
 * Changes a kitchen's settings in a rush: a pause, a cap per quarter of an hour, and today's hours. An absent field
 * does not change; null removes a value.
 * Rule: hours-10, hours-11, orders-42
 */
export const changeRush = defineContract({
  name: 'changeRush',
  summary: "Pause orders, cap them, or change today's hours",
  method: 'PUT',
  path: '/vendors/{vendorId}/rush',
  callers: staffCallers,
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      pauseMinutes: z.optional(z.union(pauses.map((minutes) => z.literal(minutes)))),
      cap: z.nullish(
        z.object({
          unit: z.enum(capUnits),
          most: z.int().check(z.minimum(1), z.maximum(maxOrderCap)),
        }),
      ),
      /** If a time is absent, the usual time applies. */
      today: z.nullish(
        z.object({
          open: z.optional(ClockTime),
          close: z.optional(ClockTime),
          closed: z.optional(z.boolean()),
          /** Several opening windows, instead of `open` and `close`. */
          windows: z.optional(HoursWindows),
        }),
      ),
    }),
  },
  response: z.object({ settings: KitchenSettings }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
