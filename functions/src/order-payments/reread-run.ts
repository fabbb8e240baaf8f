import { LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import type { OrderPaymentRun } from '../fulfilment/runs.table.ts';
import { readOrderPayment } from '../payments/payments.table.ts';

/**
 * Reads the payment of a run again: the due amount may have grown, or a refund may have failed. 1 read unit.
 * @throws LeaseLost
 */
export async function rereadRun({
  orderId,
  step,
  leaseId,
}: OrderPaymentRun): Promise<OrderPaymentRun> {
  const payment = await readOrderPayment(orderId);
  if (!payment || payment.leaseId !== leaseId) throw new LeaseLost();
  return { ...payment, step: payment.step ?? step, leaseId };
}
