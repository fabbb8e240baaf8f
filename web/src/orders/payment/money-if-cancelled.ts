import type { Order } from '@thali/shared/orders/order.contract';
import { paymentState } from './payment-state.ts';

/** What happens to a guest's money when they give up an order, to follow 'If you cancel, '. Rule: pay-16, pay-25 */
export function moneyIfCancelled(order: Order): string {
  const { kind } = paymentState(order);
  if (kind === 'said') return 'the mess gives back what it received.';
  if (kind !== 'paid') return 'you pay nothing.';
  return order.paymentMethod === 'online'
    ? 'your money goes back to you.'
    : 'the mess gives your money back.';
}
