import type { Order } from '@thali/shared/orders/order.contract';
import { paymentMethodLabel, paymentState } from '../../orders/payment-state.ts';

/** What to do about a payment, in a sentence. */
export function dueText(order: Order): string {
  const { status, vendorName, paymentMethod } = order;
  switch (paymentState(order).kind) {
    case 'due':
      return `${paymentMethodLabel(paymentMethod)}: ${vendorName} takes it when you fetch your food.`;
    case 'paid':
      return `${vendorName} has been paid. Nothing more is due.`;
    case 'none':
      return status === 'expired' ? 'This order has expired.' : 'This order was cancelled.';
    case 'unknown':
      return `Ask at ${vendorName} what is due.`;
  }
}
