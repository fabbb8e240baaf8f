import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { planIds } from '../plans/plan-ids.ts';
import { paymentStatuses } from './payment-fields.ts';

/**
 * The state of a pricing card. `buy-now`: not paid. `activation-pending`: paid, credentials not sent yet.
 * `payment-completed`: credentials sent. `account-active`: the vendor has signed in with their own password.
 * Rule: plans-15
 */
export const cardStates = [
  'buy-now',
  'activation-pending',
  'payment-completed',
  'account-active',
] as const;

export const PaymentSession = z.object({
  orderId: z.string(),
  planId: z.enum(planIds),
  planName: z.string(),
  subdomain: z.string(),
  cardState: z.enum(cardStates),
  /**
   * Whether the plan is paid but another vendor took the subdomain. The buyer must then choose another subdomain.
   * Rule: plans-29
   */
  needsSubdomain: z.boolean(),
  paymentStatus: z.enum(paymentStatuses),
  refunded: z.boolean(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
});

/** Returns the state of a payment. Requires the payment's session token. */
export const getPaymentSession = defineContract({
  name: 'getPaymentSession',
  summary: 'Read the state of a payment by its session token',
  method: 'GET',
  path: '/payments/session',
  callers: everyone,
  request: {
    headers: z.object({ 'x-payment-session': z.optional(z.string().check(z.maxLength(200))) }),
  },
  response: z.object({ session: PaymentSession }),
  errors: ['PAYMENT_NOT_FOUND'],
  ignoresToken: true,
});
