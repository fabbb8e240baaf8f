import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { canReceive } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';
import type { BadgeTone } from '../../lib/ui/badge.tsx';
import * as texts from './money-texts.ts';

/** How the guest paid at the hand-over of the order. */
export type HandOverPayment = 'cash' | 'upi' | 'unpaid';

/** Whether the guest must still pay. False for test orders. */
export function isUnpaid(order: Order): boolean {
  return !order.isTest && canReceive(order, 'cash');
}

/**
 * Whether to ask for the money before handing over. A single cash order needs no question. Its amount is beside the
 * button, so the tap confirms the cash.
 * Rule: pay-40
 */
export function mustAskForMoney(orders: readonly Order[]): boolean {
  return orders.some(
    (order) => isUnpaid(order) && (orders.length > 1 || order.paymentMethod !== 'cod'),
  );
}

/**
 * The payment fields to send with the hand-over of an order.
 * @param payment  the answer of staff; undefined if the screen did not ask staff
 * Rule: pay-40
 */
export function paymentFieldsOf(
  order: Order,
  payment: HandOverPayment | undefined,
): { received?: 'cash' | 'upi'; isUnpaid?: true } {
  if (!payment || !isUnpaid(order)) return {};
  if (payment === 'unpaid') return { isUnpaid: true };
  // At the hand-over, the server itself marks a cash order as paid.
  return payment === 'cash' && order.paymentMethod === 'cod' ? {} : { received: payment };
}

/** The money that a hand-over settles, in whole paise. */
export interface SettledMoney {
  paise: number;
  how: HandOverPayment;
}

/** @returns undefined if the guest owes nothing */
export function settledMoney(
  order: Order,
  payment: HandOverPayment | undefined,
): SettledMoney | undefined {
  if (!isUnpaid(order)) return undefined;
  // Without a question, the server counts only cash orders as paid.
  const how = payment ?? (order.paymentMethod === 'cod' ? 'cash' : 'unpaid');
  return { paise: toPaise(order.finalAmount), how };
}

/** `₹122 in cash` for all orders of one tap. Undefined if nothing was due. Rule: pay-40 */
export function settledText(settled: readonly SettledMoney[]): string | undefined {
  const [first] = settled;
  if (!first) return undefined;
  const totalPaise = settled.reduce((sum, { paise }) => sum + paise, 0);
  return `${formatShortPaise(totalPaise)} ${settledTexts[first.how]}`;
}

const settledTexts: Record<HandOverPayment, string> = {
  cash: texts.inCash,
  upi: texts.byUpi,
  unpaid: texts.notReceived,
};

interface HandOverMoney {
  text: string;
  tone: BadgeTone;
}

/** The amount and the payment of an order: `Collect ₹122 cash`, `Paid ₹122 by UPI`. Rule: pay-40 */
export function handOverMoney(order: Order): HandOverMoney {
  const { paymentMethod, payment, isTest } = order;
  if (isTest) return { text: texts.testOrder, tone: 'neutral' };
  if (order.finalAmount === 0) return { text: texts.nothingToPay, tone: 'leaf' };
  const amount = formatShortPaise(toPaise(order.finalAmount));
  const how = methodTexts[paymentMethod] ?? paymentMethod;
  if (!isUnpaid(order)) return { text: texts.paidSum(amount, how), tone: 'leaf' };
  if (paymentMethod === 'cod') return { text: texts.collectCash(amount), tone: 'accent' };
  if (!payment?.saidAt) return { text: texts.notPaidSum(amount, how), tone: 'chilli' };
  return {
    text: [texts.saysPaidSum(amount), payment.digits].filter(Boolean).join(' · '),
    tone: 'accent',
  };
}

const methodTexts: Record<string, string> = {
  cod: texts.inCash,
  upi: texts.byUpi,
  online: texts.online,
};
