import * as z from 'zod/mini';

/** `cod`: in cash. `upi`: to the mess's own UPI ID. `online`: through the mess's account at Razorpay. */
export const paymentMethods = ['cod', 'upi', 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `first`: an order reaches the kitchen after the guest has paid. `any_time`: the guest may pay until the order ends. */
export const paymentPolicies = ['first', 'any_time'] as const;
export type PaymentPolicy = (typeof paymentPolicies)[number];

/** The payment that a mess accepts in addition to cash. Rule: pay-1 */
export const acceptedPayments = ['off', 'upi', 'online', 'upi_and_online'] as const;
export type AcceptedPayments = (typeof acceptedPayments)[number];

/** `settled`: paid in cash at the counter. `paid`: paid online or by UPI. `failed`: ended early without a payment. */
export const orderPaymentStatuses = [
  'pending',
  'paid',
  'settled',
  'failed',
  'partly_refunded',
  'refunded',
] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** The payment settings that guests may see. */
export const PublicPaymentSettings = z.object({
  accepts: z.enum(acceptedPayments),
  policy: z.optional(z.enum(paymentPolicies)),
});

/**
 * The payment settings of a mess. Only the calls under `/vendor-payments` change them. Absent if the mess accepts
 * only cash.
 * Rule: pay-1
 */
export const PaymentSettings = z.extend(PublicPaymentSettings, {
  /** The mess's own UPI ID. Guests pay to it after the owner has confirmed a test payment. */
  upi: z.optional(
    z.object({ id: z.string(), payeeName: z.string(), confirmedAt: z.optional(z.string()) }),
  ),
  /** The key of the mess's own Razorpay account, if it uses one. */
  account: z.optional(z.object({ keyId: z.string() })),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/**
 * Why a refund is not possible at present. `balance`: the balance of the Razorpay account is too low. `bank`: the
 * bank did not accept the refund. `refused`: Razorpay refused the refund, or the bank refused it three times.
 * `no_account`: the mess removed its keys too long ago.
 * Rule: pay-27
 */
export const refundProblems = ['balance', 'bank', 'refused', 'no_account'] as const;
export type RefundProblem = (typeof refundProblems)[number];

/** Refunded portions of an order's line. `index` counts lines from 0. */
export const RefundedLine = z.object({
  index: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});
export type RefundedLine = z.infer<typeof RefundedLine>;

/** Details of an order's payment. Amounts in rupees. */
export const OrderPayment = z.object({
  /** When the guest reported a payment to the UPI ID. The report is not verified. */
  saidAt: z.optional(z.string()),
  /** The last digits of the reference that the guest reported. */
  digits: z.optional(z.string()),
  /** When staff or Razorpay confirmed the payment. */
  receivedAt: z.optional(z.string()),
  /** The name of the staff member or device that confirmed the payment. */
  receivedBy: z.optional(z.string()),
  /** The name of the staff member or device that handed the order over unpaid. Rule: pay-40 */
  unpaidBy: z.optional(z.string()),
  /** The provider's payment id. */
  reference: z.optional(z.string()),
  /** The total amount to refund, and the amount refunded so far. */
  refundDue: z.optional(z.number()),
  refunded: z.optional(z.number()),
  refundProblem: z.optional(z.enum(refundProblems)),
  /** The missing dishes that staff chose for the refund. */
  refundedLines: z.optional(z.array(RefundedLine)),
  /** The price of dishes that staff removed before the payment. Items and totals do not include them. Rule: pay-42 */
  removed: z.optional(z.number()),
  /** The time, the staff member and the reason of a refund by hand. */
  refundedAt: z.optional(z.string()),
  refundedBy: z.optional(z.string()),
  refundReason: z.optional(z.string()),
  /**
   * When Razorpay reported a payment that differs from the bill. Such a payment does not pay the order and is refunded.
   * Rule: pay-39
   */
  mismatchedAt: z.optional(z.string()),
});
export type OrderPayment = z.infer<typeof OrderPayment>;
