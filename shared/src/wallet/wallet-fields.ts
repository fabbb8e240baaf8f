import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { wholeNumber } from '../http/fields.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { CustomerInfo, PaymentStatus } from '../orders/order.contract.ts';

/** A vendor's staff see their own wallet; an admin names the vendor. */
export const ownWallet = { vendorId: z.optional(VendorId) };

/** One order's platform fee. Amounts in rupees. Rule: wallet-5 */
export const WalletTransaction = z.object({
  /** `F` and the number of the fee in this wallet, from 1 without gaps. */
  id: z.string(),
  orderId: z.string(),
  /** Of the order; null for an admin, and when the order is not there any more. */
  customerInfo: z.nullable(CustomerInfo),
  amount: z.number(),
  /** The part of it that settlements have covered: between nothing and all for one fee at most. Rule: wallet-19 */
  paidAmount: z.number(),
  paymentMethod: z.enum(['cod', 'online']),
  status: PaymentStatus,
  createdAt: z.string(),
});
export type WalletTransaction = z.infer<typeof WalletTransaction>;

export const settlementTypes = ['settlement', 'correction'] as const;

/** A payment of fees, or a correction by the platform. Amounts in rupees. Rule: wallet-5 */
export const Settlement = z.object({
  /** `S` and the number of the settlement in this wallet, from 1 without gaps. */
  id: z.string(),
  /** What the vendor paid; of a correction that takes money back, negative. */
  amount: z.number(),
  transactionType: z.enum(settlementTypes),
  status: PaymentStatus,
  /** Why it failed or was made, for a person; null where the status says all. */
  note: z.nullable(z.string()),
  /** Razorpay's id of the payment, as on the vendor's bank statement. */
  paymentId: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it was settled or failed. */
  closedAt: z.nullable(z.string()),
});
export type Settlement = z.infer<typeof Settlement>;

/** `S000012`. */
export const SettlementId = z.string().check(z.regex(/^S\d{6,12}$/, 'Not a settlement'));

/** Rule: wallet-4 */
export const walletListQuery = {
  ...ownWallet,
  page: wholeNumber(1, 1_000_000, 1),
  ...pagedQuery(100, 20),
  status: z.optional(PaymentStatus),
  /** Days in India, both included. */
  startDate: z.optional(CalendarDate),
  endDate: z.optional(CalendarDate),
};

/** `page` counts from 1. */
export const WalletPagination = z.extend(CountedPagination, { page: z.number() });
