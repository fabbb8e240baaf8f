import * as z from 'zod/mini';
import { emailField } from '../auth/account-fields.ts';
import { textField } from '../http/fields.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { planIds } from '../plans/plan-ids.ts';
import { Subdomain } from '../vendors/subdomain.ts';

const missing = 'Please fill in all required fields';

function filled(maxLength: number) {
  return textField(maxLength, 'Too long').check(z.minLength(1, missing));
}

/** What the subscription form collects. Rule: plans-4 */
export const VendorDetails = z.object({
  email: emailField('Invalid email address'),
  name: filled(80),
  phone: contactPhoneField('Invalid phone number'),
  messName: filled(80),
  subdomain: Subdomain,
  address: filled(300),
});
export type VendorDetails = z.output<typeof VendorDetails>;

/** Razorpay's own order id, or that of a mock. */
export const PaymentOrderId = z
  .string()
  .check(z.regex(/^order_(mock_)?[0-9A-Za-z]{10,40}$/, 'Not a payment order'));

const mockPrefix = 'order_mock_';

/** Whether an order skips the checkout. Rule: plans-9 */
export function isMockOrder(orderId: string): boolean {
  return orderId.startsWith(mockPrefix);
}

export const paymentStatuses = ['created', 'failed', 'authorized', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What reported an order as paid. */
export const paidVias = ['checkout', 'webhook', 'reconciliation', 'mock'] as const;
export type PaidVia = (typeof paidVias)[number];

/** What a payment is for. */
export const paymentPurposes = ['plan', 'renewal', 'settlement'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** How far the vendor of a paid plan is made, in the order of its steps. A renewal has the first and the last two. */
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

/** How far a paid settlement is entered in its wallet. */
export type SettlementStep = 'settlement' | 'done';

/** The next step of the fulfilment of a paid payment. */
export const provisioningSteps = ['settlement', ...planSteps] as const;
export type ProvisioningStep = (typeof provisioningSteps)[number];

/** What Checkout is opened with. Amounts in rupees. */
export const CheckoutOrder = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.literal('INR'),
  /** Razorpay's public key; null for a mock. */
  keyId: z.nullable(z.string()),
  /** No checkout: the confirmation alone pays. */
  mock: z.boolean(),
  /** What `GET /payments/session` is asked with. */
  sessionToken: z.string(),
});

/** The order of a plan. */
export const PaymentOrder = z.extend(CheckoutOrder, { planId: z.enum(planIds) });
