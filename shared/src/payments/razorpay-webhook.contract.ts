import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';

/** Razorpay reports a payment, at least once and in any order; its signature covers the body's bytes. */
export const razorpayWebhook = defineContract({
  name: 'razorpayWebhook',
  summary: 'Take a signed event of Razorpay',
  method: 'POST',
  path: '/payments/razorpay-webhook',
  callers: everyone,
  request: {
    headers: z.object({
      'x-razorpay-signature': z.optional(z.string().check(z.maxLength(256))),
      'x-razorpay-event-id': z.optional(z.string().check(z.maxLength(128))),
    }),
    body: z.string(),
  },
  bodyIsText: true,
  response: z.object({ received: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED'],
  ignoresToken: true,
});
