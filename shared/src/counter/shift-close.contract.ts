import * as z from 'zod/mini';
import { rupeesField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { PersonId, VendorId } from '../ids/ids.ts';

/** A counter's sales without a network during a shift. Amounts in rupees. Rule: counter-12 */
export const OfflineFigures = z.object({
  sales: z.int(),
  /** The portions beyond the stock. */
  oversold: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** The portions sold at a price that differs from the menu. */
  changedPrices: z.array(
    z.object({ name: z.string(), quantity: z.int(), charged: z.number(), menu: z.number() }),
  ),
});
export type OfflineFigures = z.infer<typeof OfflineFigures>;

/** The end of a shift at a counter. Amounts in rupees. Rule: counter-8 */
export const ShiftClose = z.object({
  id: z.string(),
  at: z.string(),
  /** The counter's name. */
  counter: z.string(),
  /** The person who counted. */
  by: z.string(),
  /** Cash received minus cash returned, since the previous close. */
  expected: z.number(),
  counted: z.number(),
  /** Absent without an offline sale. */
  offline: z.optional(OfflineFigures),
});
export type ShiftClose = z.infer<typeof ShiftClose>;

/** Reads the cash that the caller's counter should have, and the mess's UPI ID. Rule: counter-8, counter-10 */
export const getShift = defineContract({
  name: 'getShift',
  summary: 'Read the expected cash of a counter',
  method: 'GET',
  path: '/counter-shift',
  callers: ['vendor', 'counter'],
  request: {},
  response: z.object({
    expected: z.number(),
    /** The last close; null before the first close. */
    since: z.nullable(z.string()),
    offline: z.optional(OfflineFigures),
    /** The signed-in person, for sales without a network; absent for a device. Rule: counter-16 */
    sellerId: z.optional(PersonId),
    /** The mess's UPI ID, for codes without a network; absent if the mess takes no UPI. */
    upi: z.optional(z.object({ upiId: z.string(), payeeName: z.string() })),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
});

/** Closes the shift of the caller's counter, once per Idempotency-Key. Rule: counter-8 */
export const closeShift = defineContract({
  name: 'closeShift',
  summary: 'Close the shift of a counter',
  method: 'POST',
  path: '/counter-closes',
  callers: ['vendor', 'counter'],
  needs: 'closeShift',
  request: {
    body: z.object({
      /** The expected cash on the caller's screen. */
      expected: z.number(),
      counted: rupeesField('The cash', 0, 9_999_999),
    }),
    headers: secretKeyHeaders,
  },
  response: z.object({ close: ShiftClose }),
  status: 201,
  errors: ['SHIFT_CHANGED', 'IDEMPOTENCY_KEY_REUSED', 'VENDOR_ACCESS_DENIED', 'SERVICE_BUSY'],
});

/** Lists the last 50 closes of all counters, newest first. Rule: counter-8 */
export const listShiftCloses = defineContract({
  name: 'listShiftCloses',
  summary: 'List the last shift closes of a mess',
  method: 'GET',
  path: '/vendors/{vendorId}/counter-closes',
  callers: ['vendor'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({ closes: z.array(ShiftClose) }),
  errors: [],
  vendorIdOf: ({ params }) => params.vendorId,
});
