import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { VendorId } from '../ids/ids.ts';
import { PaymentOrder } from '../payments/payment-fields.ts';
import { planIds } from '../plans/plan-ids.ts';
import { ReceiptIssuer } from './receipt-tax.ts';

const Plan = z.object({
  planId: z.enum(planIds),
  planName: z.string(),
  /** The price for one month, in rupees. Null if the price is negotiated. */
  price: z.nullable(z.number()),
});

/** The receipt of a payment. Amounts in rupees. Tax fields are null if no tax is charged. */
export const Receipt = z.extend(Plan, {
  number: z.string(),
  issuedAt: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  periodStart: z.string(),
  periodEnd: z.string(),
  buyer: z.object({
    name: z.string(),
    messName: z.string(),
    address: z.string(),
    email: z.string(),
    gstin: z.optional(z.string()),
  }),
  /** The plan before a change of plan. */
  fromPlanId: z.nullable(z.enum(planIds)),
  /** The remaining days of the previous plan, converted to days of this plan, and the end including these days. */
  carriedOver: z.nullable(z.object({ days: z.number(), until: z.string() })),
  issuer: z.nullable(ReceiptIssuer),
  taxable: z.nullable(z.number()),
  /** CGST and SGST within a state, IGST between two states. Rule: plans-30 */
  cgst: z.nullable(z.number()),
  sgst: z.nullable(z.number()),
  igst: z.nullable(z.number()),
  /** A state, such as `Karnataka (29)`. Null on receipts without tax, and before 27 November 2026. */
  placeOfSupply: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

export const Billing = z.object({
  vendorId: VendorId,
  /** `none`: an admin created the vendor, without an end date. */
  state: z.enum(['none', 'active', 'grace', 'ended']),
  plan: z.nullable(Plan),
  /** The mess's GSTIN for future receipts. */
  gstin: z.nullable(z.string()),
  /** The GSTIN on the mess's bills to guests, which may differ. Rule: bills-12 */
  billGstin: z.nullable(z.string()),
  periodStart: z.nullable(z.string()),
  /** The date of the next payment. */
  periodEnd: z.nullable(z.string()),
  /** The storefront takes orders until this time. */
  ordersUntil: z.nullable(z.string()),
  /** The plans that can be paid now, with the period that the payment buys. */
  offers: z.array(
    z.extend(Plan, {
      price: z.number(),
      isRenewal: z.boolean(),
      periodStart: z.string(),
      periodEnd: z.string(),
    }),
  ),
  /** The last 50 receipts, newest first. */
  receipts: z.array(Receipt),
});

const vendorQuery = { vendorId: z.optional(VendorId) };

/** Staff see the billing of their own vendor. An admin names the vendor. */
export const getBilling = defineContract({
  name: 'getBilling',
  summary: "Read a vendor's plan, dates and receipts",
  method: 'GET',
  path: '/billing',
  callers: ['vendor', 'admin'],
  request: { query: z.object(vendorQuery) },
  response: z.object({ billing: Billing }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ query }) => query.vendorId,
});

/** Starts the payment for another month of the same plan or of another plan. */
export const renewSubscription = defineContract({
  name: 'renewSubscription',
  summary: 'Create a payment order for a renewal or a change of plan',
  method: 'POST',
  path: '/billing/renew',
  callers: ['vendor'],
  needs: 'own',
  request: {
    headers: idempotencyHeaders,
    body: z.object({
      planId: z.enum(planIds),
      /** The amount on the caller's screen, in rupees. */
      amount: z.number(),
    }),
  },
  response: PaymentOrder,
  status: 201,
  errors: [
    'VENDOR_ACCESS_DENIED',
    'VENDOR_NOT_FOUND',
    'PLAN_NOT_FOR_SALE',
    'INVALID_PAYMENT_AMOUNT',
    'INVALID_IDEMPOTENCY_KEY',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});
