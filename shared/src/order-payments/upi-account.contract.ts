import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorSettings } from '../vendors/vendor-settings.ts';
import { PayeeName, UpiId } from './upi-id.ts';

/**
 * The mess's own UPI id, by its owner alone; an empty id takes it away. Another id is not confirmed, and guests do not
 * pay by UPI until it is. Rule: pay-10, pay-11
 */
export const setUpi = defineContract({
  name: 'setUpi',
  summary: "Set the mess's own UPI id",
  method: 'PUT',
  path: '/vendor-payments/upi',
  callers: ['vendor'],
  request: {
    body: z
      .object({
        upiId: z.union([z.literal(''), UpiId]),
        payeeName: z.optional(PayeeName),
      })
      .check(
        z.refine(({ upiId, payeeName }) => upiId === '' || !!payeeName, {
          error: 'Enter the name that guests see',
          path: ['payeeName'],
        }),
      ),
  },
  response: z.object({ settings: VendorSettings }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  isAudited: true,
});

/** The owner has paid a rupee to it and received it: guests may pay to it from now on. Rule: pay-11 */
export const confirmUpi = defineContract({
  name: 'confirmUpi',
  summary: 'Confirm that a test payment to the UPI id came in',
  method: 'POST',
  path: '/vendor-payments/upi/confirm',
  callers: ['vendor'],
  request: { body: z.object({ upiId: UpiId }) },
  response: z.object({ settings: VendorSettings }),
  errors: [
    'VENDOR_ACCESS_DENIED',
    'VENDOR_NOT_FOUND',
    'UPI_ID_CHANGED',
    'TOO_MANY_REQUESTS',
    'SERVICE_BUSY',
  ],
  isAudited: true,
});
