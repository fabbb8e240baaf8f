import type { PaymentRow } from '@thali/functions/payments/payment-rows';
import type { ProviderPayment } from '@thali/functions/payments/provider/razorpay-client';
import { setUpHandlers } from './set-up-handlers.ts';

/** Imports use cases of payments into this process, with the purpose handlers of the deployed functions. */
export async function importPayments() {
  setUpHandlers();
  const { purposeHandlers } = await import('@thali/functions/lambdas/purpose-handlers');
  const { handlerOf } = await import('@thali/functions/payments/purpose-handler');
  const { readPayment } = await import('@thali/functions/payments/payments.table');
  const { recordPaid, recordAuthorized } = await import('@thali/functions/payments/record-paid');
  const { recordPayment } = await import('@thali/functions/payments/record-payment');
  return {
    purposeHandlers,
    readPayment,
    pay: recordPaid,
    authorize: recordAuthorized,
    async fulfil(orderId: string) {
      const payment = await readPayment(orderId);
      if (!payment) throw new Error(`No payment ${orderId}`);
      return handlerOf(purposeHandlers, payment).fulfil(payment);
    },
    recordPayment: (payment: PaymentRow, reported: ProviderPayment) =>
      recordPayment(payment, reported, 'webhook', handlerOf(purposeHandlers, payment)),
  };
}
