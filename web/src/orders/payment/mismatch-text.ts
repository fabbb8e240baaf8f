import type { Order } from '@thali/shared/orders/order.contract';
import { paymentState } from './payment-state.ts';

/** What became of money that was not the bill's amount, while nothing else paid the order. Rule: pay-39 */
export function mismatchText(order: Order): string | undefined {
  const { kind } = paymentState(order);
  if (!order.payment?.mismatchedAt || (kind !== 'due' && kind !== 'none')) return undefined;
  return 'What you paid did not match the bill, and goes back to you.';
}
