import { runOnce } from '../fulfilment/run-once.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';

/** What a guest's payment to a mess leads to: its order is paid, or the money goes back. Rule: pay-22 */
export const orderPaymentHandler: PurposeHandler<OrderPaymentRow> = {
  fulfil: (payment, options = {}) =>
    runOnce(payment, options, () => Promise.reject(new Error('not yet'))),
  recordRefund: () => Promise.reject(new Error('not yet')),
};
