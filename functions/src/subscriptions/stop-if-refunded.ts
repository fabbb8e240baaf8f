import { FulfilmentStopped } from '../fulfilment/fulfilment-stopped.ts';
import { isRefunded } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';

/** @throws FulfilmentStopped if the payment was fully refunded meanwhile */
export async function stopIfRefunded(orderId: string): Promise<void> {
  const payment = await readPayment(orderId);
  if (payment && isRefunded(payment)) throw new FulfilmentStopped('The payment was refunded.');
}
