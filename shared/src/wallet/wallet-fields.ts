import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { wholeNumber } from '../http/fields.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { CustomerInfo, PaymentStatus } from '../orders/order.contract.ts';

/** Staff see the wallet of their own vendor. An admin names the vendor. */
export const ownWallet = { vendorId: z.optional(VendorId) };

/** `counter` is a sale at the counter, in cash or by UPI. */
export const feeMethods = ['cod', 'online', 'counter'] as const;

/** One order's platform fee. Amounts in rupees. Rule: wallet-5 */
export const WalletTransaction = z.object({
  /** `F` and the consecutive number of the fee in this wallet. */
  id: z.string(),
  orderId: z.string(),
  /** The customer of the order; null in answers to an admin, and for a deleted order. */
  customerInfo: z.nullable(CustomerInfo),
  amount: z.number(),
  /** The amount that settlements have covered. At most one fee is partly covered. Rule: wallet-19 */
  paidAmount: z.number(),
  paymentMethod: z.enum(feeMethods),
  status: PaymentStatus,
  createdAt: z.string(),
});
export type WalletTransaction = z.infer<typeof WalletTransaction>;

export const settlementTypes = ['settlement', 'correction'] as const;

/** A payment of fees, or the platform's correction. Amounts in rupees. Rule: wallet-5 */
export const Settlement = z.object({
  /** `S` and the consecutive number of the settlement in this wallet. */
  id: z.string(),
  /** The amount that the vendor paid; negative for a correction that takes money back. */
  amount: z.number(),
  transactionType: z.enum(settlementTypes),
  status: PaymentStatus,
  /** A message with the reason of a failed settlement or a correction; null if the status is enough. */
  note: z.nullable(z.string()),
  /** Razorpay's payment id, which the vendor's bank statement shows. */
  paymentId: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the settlement was paid or failed. */
  closedAt: z.nullable(z.string()),
});
export type Settlement = z.infer<typeof Settlement>;

/** An id such as `S000012`. */
export const SettlementId = z.string().check(z.regex(/^S\d{6,12}$/, 'Not a settlement'));

/** Rule: wallet-4 */
export const walletListQuery = {
  ...ownWallet,
  page: wholeNumber(1, 1_000_000, 1),
  ...pagedQuery(100, 20),
  status: z.optional(PaymentStatus),
  /** Dates in India, both inclusive. */
  startDate: z.optional(CalendarDate),
  endDate: z.optional(CalendarDate),
};

/** `page` counts from 1. */
export const WalletPagination = z.extend(CountedPagination, { page: z.number() });
