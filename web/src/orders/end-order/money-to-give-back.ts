import { takingState } from '@thali/shared/order-payments/taking-state';
import type { PaidOrder } from '../payment/staff-payment.ts';

/** What staff who end an order need to know about its money, after a blank; empty where none came. Rule: pay-16, pay-25 */
export function moneyToGiveBack(order: PaidOrder): string {
  switch (takingState(order)) {
    case 'received':
      return order.paymentMethod === 'online'
        ? ' It was paid online: the money goes back automatically.'
        : ' It was paid by UPI: please give the money back.';
    case 'cash':
      return ' It was paid in cash: please give the money back.';
    case 'said':
      return ' The guest says that they paid: if the money came in, please give it back.';
    default:
      return '';
  }
}
