import { isEndedEarly } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../orders/store/order-record.ts';

/** Parts of a day's revenue by where the money is, in paise; the rest of it is cash. */
export type MoneyFigures = Partial<
  Record<'upiPaise' | 'onlinePaise' | 'unpaidPaise' | 'givenBackPaise', number>
>;

const paidBy = { upi: 'upiPaise', online: 'onlinePaise' } as const;

/**
 * How an order's part of the revenue, which is that of the food, is split where it is not cash. Nothing of an order that
 * is no revenue. What was given back of it in part is no longer where it was. Rule: pay-36
 */
export function moneyFigures(order: OrderRecord): MoneyFigures | undefined {
  const { status, paymentMethod, paymentStatus, totalPaise, payment } = order;
  if (paymentMethod === 'cod' || isEndedEarly(status)) return undefined;
  if (paymentStatus === 'pending' || paymentStatus === 'failed') return { unpaidPaise: totalPaise };
  const givenBackPaise = Math.min(payment?.refundedPaise ?? 0, totalPaise);
  return {
    [paidBy[paymentMethod]]: totalPaise - givenBackPaise,
    ...(givenBackPaise > 0 && { givenBackPaise }),
  };
}
