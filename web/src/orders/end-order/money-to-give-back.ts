import { takingState } from '@thali/shared/order-payments/taking-state';
import type { PaidOrder } from '../staff-payment.ts';

/** What staff who end an order need to know about its money, after a blank; empty where none came. Rule: pay-16, pay-25 */
export function moneyToGiveBack(order: PaidOrder): string {
  switch (takingState(order)) {
    case 'received':
      return order.paymentMethod === 'online'
        ? ' It is paid online: the money goes back by itself.'
        : ' It is paid by UPI: please give the money back.';
    case 'cash':
      return ' It is paid in cash: please give the money back.';
    case 'said':
      return ' The guest says it is paid: if the money came in, please give it back.';
    default:
      return '';
  }
}
