import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** An ongoing order expires this many hours after it was placed. Rule: orders-5 */
export const orderExpiryHours = 24;

export const expireOldOrders = defineContract({
  name: 'expireOldOrders',
  summary: "Expire a vendor's orders that are older than a day and still ongoing",
  method: 'POST',
  path: '/orders/expire-old-orders',
  callers: ['vendor'],
  needs: 'cancel',
  request: { body: z.object({ vendorId: VendorId }) },
  response: z.object({
    expiredCount: z.number(),
    /** Whether the call ran out of time before it expired all orders. The caller should call again. */
    hasMore: z.boolean(),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ body }) => body.vendorId,
});
