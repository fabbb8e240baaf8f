import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { canReceive } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';
import type { BadgeTone } from '../../lib/ui/badge.tsx';

/** How the money of an order came in at the hand-over. */
export type HandOverPayment = 'cash' | 'upi' | 'unpaid';

/** Whether the money of an order is still to come. A test order costs nothing. */
export function isUnpaid(order: Order): boolean {
  return !order.isTest && canReceive(order, 'cash');
}

/**
 * Whether handing over these orders asks for the money. One cash order does not ask: its amount is beside the button, so
 * the tap says that the cash is there.
 * Rule: pay-40
 */
export function mustAskForMoney(orders: readonly Order[]): boolean {
  return orders.some(
    (order) => isUnpaid(order) && (orders.length > 1 || order.paymentMethod !== 'cod'),
  );
}

/**
 * What to record with the hand-over of an order.
 * @param payment  the answer to the question; undefined if nobody was asked
 * Rule: pay-40
 */
export function recordOf(
  order: Order,
  payment: HandOverPayment | undefined,
): { received?: 'cash' | 'upi'; isUnpaid?: true } {
  if (!payment || !isUnpaid(order)) return {};
  if (payment === 'unpaid') return { isUnpaid: true };
  // The server counts a cash order as paid in cash when it is handed over.
  return payment === 'cash' && order.paymentMethod === 'cod' ? {} : { received: payment };
}

interface HandOverMoney {
  text: string;
  tone: BadgeTone;
}

/** The amount of an order with its payment: `Collect ₹122 cash`, `Paid ₹122 by UPI`. Rule: pay-40 */
export function handOverMoney(order: Order): HandOverMoney {
  const { paymentMethod, payment, isTest } = order;
  if (isTest) return { text: 'Test order', tone: 'neutral' };
  const amount = formatShortPaise(toPaise(order.finalAmount));
  const how = howPaid[paymentMethod] ?? paymentMethod;
  if (!isUnpaid(order)) return { text: `Paid ${amount} ${how}`, tone: 'leaf' };
  if (paymentMethod === 'cod') return { text: `Collect ${amount} cash`, tone: 'accent' };
  if (!payment?.saidAt) return { text: `${amount} ${how} not paid`, tone: 'chilli' };
  return {
    text: [`Says paid ${amount}`, payment.digits].filter(Boolean).join(' · '),
    tone: 'accent',
  };
}

const howPaid: Record<string, string> = { cod: 'in cash', upi: 'by UPI', online: 'online' };
