import * as z from 'zod/mini';
import { emailField } from '../auth/account-fields.ts';
import { textField } from '../http/fields.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { planIds } from '../plans/plan-ids.ts';
import { Subdomain } from '../vendors/subdomain.ts';

const missing = 'Please fill in all required fields';

function requiredText(maxLength: number) {
  return textField(maxLength, 'Too long').check(z.minLength(1, missing));
}

/** The fields of the subscription form. Rule: plans-4 */
export const VendorDetails = z.object({
  email: emailField('Invalid email address'),
  name: requiredText(80),
  phone: contactPhoneField('Invalid phone number'),
  messName: requiredText(80),
  subdomain: Subdomain,
  address: requiredText(300),
});
export type VendorDetails = z.output<typeof VendorDetails>;

/** Razorpay's order id, or the id of a mock order. */
export const PaymentOrderId = z
  .string()
  .check(z.regex(/^order_(mock_)?[0-9A-Za-z]{10,40}$/, 'Not a payment order'));

const mockPrefix = 'order_mock_';

/** Whether an order is a mock, which skips Checkout. Rule: plans-9 */
export function isMockOrder(orderId: string): boolean {
  return orderId.startsWith(mockPrefix);
}

export const paymentStatuses = ['created', 'failed', 'authorized', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The source that reported an order as paid. */
export const paidVias = ['checkout', 'webhook', 'reconciliation', 'mock'] as const;
export type PaidVia = (typeof paidVias)[number];

export const paymentPurposes = ['plan', 'renewal', 'settlement'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * The steps that set up the vendor of a paid plan, in order. A renewal needs only the first step and the last two
 * steps.
 */
export const planSteps = [
  'subscription',
  'vendor',
  'hours',
  'sign-in',
  'welcome',
  'receipt',
  'done',
] as const;
export type PlanStep = (typeof planSteps)[number];

/** The steps that enter a paid settlement into its wallet. */
export type SettlementStep = 'settlement' | 'done';

/** The next step after a payment. */
export const provisioningSteps = ['settlement', ...planSteps] as const;
export type ProvisioningStep = (typeof provisioningSteps)[number];

/** The data to open Checkout. Amounts in rupees. */
export const CheckoutOrder = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.literal('INR'),
  /** Razorpay's public key; null for a mock. */
  keyId: z.nullable(z.string()),
  /** Whether the order is a mock. For a mock, the confirmation alone pays, without Checkout. */
  mock: z.boolean(),
  /** The token for `GET /payments/session`. */
  sessionToken: z.string(),
});

/** The payment order of a plan. */
export const PaymentOrder = z.extend(CheckoutOrder, { planId: z.enum(planIds) });
