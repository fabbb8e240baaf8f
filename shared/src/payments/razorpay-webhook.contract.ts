import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

const signed = {
  headers: z.object({
    'x-razorpay-signature': z.optional(z.string().check(z.maxLength(256))),
    'x-razorpay-event-id': z.optional(z.string().check(z.maxLength(128))),
  }),
  body: z.string(),
};

/** Razorpay reports each payment at least once, in any order. Its signature covers the bytes of the body. */
export const razorpayWebhook = defineContract({
  name: 'razorpayWebhook',
  summary: 'Take a signed event of Razorpay',
  method: 'POST',
  path: '/payments/razorpay-webhook',
  callers: everyone,
  request: signed,
  bodyIsText: true,
  response: z.object({ received: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED'],
  ignoresToken: true,
});

/** The same for a mess's own account, signed with the secret that its owner entered. Rule: pay-6 */
export const messRazorpayWebhook = defineContract({
  name: 'messRazorpayWebhook',
  summary: 'Take a signed event of a mess’s own Razorpay account',
  method: 'POST',
  path: '/payments/razorpay-webhook/{vendorId}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId }), ...signed },
  bodyIsText: true,
  response: z.object({ received: z.literal(true) }),
  /** SERVICE_BUSY lets Razorpay repeat an event that could not be looked up. */
  errors: ['WEBHOOK_REFUSED', 'PAYMENT_PROVIDER_FAILED', 'SERVICE_BUSY'],
  ignoresToken: true,
  vendorIdOf: ({ params }) => params.vendorId,
});
