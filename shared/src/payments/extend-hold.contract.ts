import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';

/**
 * Extends the hold of an unpaid order's subdomain while the buyer is in Checkout. Requires the order's session token.
 * Rule: plans-28
 */
export const extendHold = defineContract({
  name: 'extendHold',
  summary: 'Extend the hold of a subdomain while its buyer pays',
  method: 'POST',
  path: '/payments/hold',
  callers: everyone,
  request: {
    headers: z.object({ 'x-payment-session': z.optional(z.string().check(z.maxLength(200))) }),
  },
  response: z.object({ heldUntil: z.string() }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_VALID',
    'PLAN_ALREADY_PAID',
    'SUBDOMAIN_TAKEN',
    'SUBDOMAIN_HELD',
  ],
  ignoresToken: true,
});
