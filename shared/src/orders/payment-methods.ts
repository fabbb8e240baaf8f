import * as z from 'zod/mini';

/** How an order is paid: in cash, to the mess's own UPI ID, or online through its account at Razorpay. */
export const paymentMethods = ['cod', 'upi', 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `first`: an order reaches the kitchen once it is paid. `any_time`: until it ends. */
export const paymentPolicies = ['first', 'any_time'] as const;
export type PaymentPolicy = (typeof paymentPolicies)[number];

/** What a mess accepts beside cash. Rule: pay-1 */
export const acceptedPayments = ['off', 'upi', 'online'] as const;
export type AcceptedPayments = (typeof acceptedPayments)[number];

/**
 * `settled` is cash at the counter, `paid` what came before or by UPI; `failed` an order that ended early and was
 * never paid.
 */
export const orderPaymentStatuses = [
  'pending',
  'paid',
  'settled',
  'failed',
  'partly_refunded',
  'refunded',
] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** What guests may know of how a mess is paid. */
export const PublicPaymentSettings = z.object({
  accepts: z.enum(acceptedPayments),
  policy: z.optional(z.enum(paymentPolicies)),
});

/** How a mess is paid; changed by calls of its own alone. Absent: in cash. Rule: pay-1 */
export const PaymentSettings = z.extend(PublicPaymentSettings, {
  /** Its own UPI ID. It counts once the owner has confirmed that a test payment came in. */
  upi: z.optional(
    z.object({ id: z.string(), payeeName: z.string(), confirmedAt: z.optional(z.string()) }),
  ),
  /** The key of its own account at Razorpay, while there is one in use. */
  account: z.optional(z.object({ keyId: z.string() })),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/**
 * Why money can't be given back at present: the account at Razorpay holds too little, the bank did not take it, Razorpay
 * or, three times, the bank refused it, or the mess has taken its keys away for too long. Rule: pay-27
 */
export const refundProblems = ['balance', 'bank', 'refused', 'no_account'] as const;
export type RefundProblem = (typeof refundProblems)[number];

/** So many portions of an order's line, which are counted from 0. */
export const RefundedLine = z.object({
  index: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});
export type RefundedLine = z.infer<typeof RefundedLine>;

/** What is known of an order's payment, beside its status. Amounts in rupees. */
export const OrderPayment = z.object({
  /** When the guest said that they paid to the UPI ID; nobody has checked it. */
  saidAt: z.optional(z.string()),
  /** The last digits of the reference that the guest gave with it. */
  digits: z.optional(z.string()),
  /** When the money was there: as staff said, or as Razorpay reported. */
  receivedAt: z.optional(z.string()),
  /** What staff is called, or the name of the device, that said so. */
  receivedBy: z.optional(z.string()),
  /** The provider's payment. */
  reference: z.optional(z.string()),
  /** What is to be given back in all, and what was. */
  refundDue: z.optional(z.number()),
  refunded: z.optional(z.number()),
  refundProblem: z.optional(z.enum(refundProblems)),
  /** The missing dishes that this is for, where staff chose some. */
  refundedLines: z.optional(z.array(RefundedLine)),
  /** When it was given back, by whom and why, where somebody did so by hand. */
  refundedAt: z.optional(z.string()),
  refundedBy: z.optional(z.string()),
  refundReason: z.optional(z.string()),
  /** When money came by Razorpay that was not the bill's amount, and paid nothing: it goes back. Rule: pay-39 */
  mismatchedAt: z.optional(z.string()),
});
export type OrderPayment = z.infer<typeof OrderPayment>;
