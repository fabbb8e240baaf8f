import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

const signedRequest = {
  headers: z.object({
    'x-razorpay-signature': z.optional(z.string().check(z.maxLength(256))),
    'x-razorpay-event-id': z.optional(z.string().check(z.maxLength(128))),
  }),
  body: z.string(),
};

/**
 * Receives Razorpay's events. Razorpay sends each event at least once, in any order, and signs the bytes of the body.
 */
export const razorpayWebhook = defineContract({
  name: 'razorpayWebhook',
  summary: 'Receive a signed event of Razorpay',
  method: 'POST',
  path: '/payments/razorpay-webhook',
  callers: everyone,
  request: signedRequest,
  bodyIsText: true,
  response: z.object({ received: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED'],
  ignoresToken: true,
});

/** Receives the events of a mess's own Razorpay account, signed with the secret that the owner entered. Rule: pay-6 */
export const messRazorpayWebhook = defineContract({
  name: 'messRazorpayWebhook',
  summary: 'Receive a signed event of a mess’s own Razorpay account',
  method: 'POST',
  path: '/payments/razorpay-webhook/{vendorId}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId }), ...signedRequest },
  bodyIsText: true,
  response: z.object({ received: z.literal(true) }),
  /** After SERVICE_BUSY, Razorpay repeats an event whose order could not be read. */
  errors: ['WEBHOOK_REFUSED', 'PAYMENT_PROVIDER_FAILED', 'SERVICE_BUSY'],
  ignoresToken: true,
  vendorIdOf: ({ params }) => params.vendorId,
});
