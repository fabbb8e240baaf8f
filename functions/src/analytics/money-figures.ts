import { isEndedEarly } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { removedPaise } from '../orders/store/removed-dishes.ts';

/** A day's revenue by payment state, in paise. The remaining revenue is cash. */
export type MoneyFigures = Partial<
  Record<'upiPaise' | 'onlinePaise' | 'unpaidPaise' | 'givenBackPaise', number>
>;

const paidBy = { upi: 'upiPaise', online: 'onlinePaise' } as const;

/**
 * Splits an order's revenue by payment state. Undefined for an order without revenue, and for cash without refunds
 * unless staff handed the order over unpaid.
 * Rule: pay-36
 */
export function moneyFigures(order: OrderRecord): MoneyFigures | undefined {
  const { paymentMethod, paymentStatus, totalPaise, payment } = order;
  if (isEndedEarly(order.status)) return undefined;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  const givenBackPaise = Math.min((payment?.refundedPaise ?? 0) + removedPaise(order), totalPaise);
  const givenBack = givenBackPaise > 0 && { givenBackPaise };
  const receivedPaise = totalPaise - givenBackPaise;
  if (paymentMethod === 'cod') {
    return isUnpaid && payment?.unpaidBy
      ? { unpaidPaise: receivedPaise, ...givenBack }
      : givenBack || undefined;
  }
  return { [isUnpaid ? 'unpaidPaise' : paidBy[paymentMethod]]: receivedPaise, ...givenBack };
}
