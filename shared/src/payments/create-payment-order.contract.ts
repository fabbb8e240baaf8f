import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { planIds } from '../plans/plan-ids.ts';
import { PaymentOrder, VendorDetails } from './payment-fields.ts';

/**
 * Starts the purchase of a plan: holds the subdomain and creates the provider's order. The price comes from the
 * catalogue. Without a plan id, the amount identifies the plan.
 */
export const createPaymentOrder = defineContract({
  name: 'createPaymentOrder',
  summary: 'Create a payment order for a plan, and hold its subdomain',
  method: 'POST',
  path: '/payments/create-razorpay-order',
  callers: everyone,
  request: {
    headers: z.object({
      'idempotency-key': z.optional(z.string().check(z.maxLength(128))),
      /** The token of an earlier attempt. The hold of that attempt belongs to the caller. */
      'x-payment-session': z.optional(z.string().check(z.maxLength(200))),
    }),
    body: z.object({
      /** In rupees. */
      amount: z.number(),
      currency: z._default(z.literal('INR'), 'INR'),
      planId: z.nullish(z.enum(planIds)),
      vendorDetails: VendorDetails,
    }),
  },
  response: PaymentOrder,
  status: 201,
  errors: [
    'PLAN_NOT_FOR_SALE',
    'INVALID_PAYMENT_AMOUNT',
    'SUBDOMAIN_RESERVED',
    'SUBDOMAIN_TAKEN',
    'SUBDOMAIN_HELD',
    'EMAIL_TAKEN',
    'TOO_MANY_OUTLETS',
    'PLAN_ALREADY_PAID',
    'INVALID_IDEMPOTENCY_KEY',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});
