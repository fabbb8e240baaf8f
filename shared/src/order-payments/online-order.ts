import { isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPayment } from './payment-methods.ts';

interface OnlineOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: string;
  awaitsPaymentUntil?: string | undefined;
  payment?: OrderPayment | undefined;
}

/** Whether its guest may pay it online now. Rule: pay-21 */
export function canPayOnline({ status, paymentMethod, paymentStatus }: OnlineOrder): boolean {
  return paymentMethod === 'online' && paymentStatus === 'pending' && isOngoing(status);
}

/** Whether the kitchen gets it once it is paid. Rule: pay-20 */
export function isAwaiting({ status, awaitsPaymentUntil }: OnlineOrder): boolean {
  return awaitsPaymentUntil !== undefined && isOngoing(status);
}

/** What is on its way back to its guest, in rupees; 0: nothing. Rule: pay-25 */
export function refundUnderWay({ payment: { refundDue = 0, refunded = 0 } = {} }: OnlineOrder) {
  return Math.max(0, refundDue - refunded);
}
