import { AppError } from '@thali/shared/http/app-error';
import { log } from '../logs/log.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { isOrderPayment, isRefunded } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { reconcilePayment } from '../payments/record-payment.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';

/**
 * Asks Razorpay whether an order was paid, and fulfils what it tells. `unknown` while it does not answer or a payment is
 * authorized and not captured yet; what was given back at Razorpay in full pays nothing.
 */
export async function askForPayment({
  payment,
}: OrderRecord): Promise<'paid' | 'unpaid' | 'unknown'> {
  const row = payment?.orderId ? await readPayment(payment.orderId) : undefined;
  if (!row || !isOrderPayment(row)) return 'unpaid';
  try {
    const handler = orderPaymentHandler as PurposeHandler;
    const keys = await keysOf(row);
    const known = row.status === 'paid' ? 'paid' : undefined;
    const outcome = known ?? (keys ? await reconcilePayment(keys, row, handler) : 'open');
    if (outcome === 'authorized') return 'unknown';
    if (outcome !== 'paid') return 'unpaid';
    await handler.fulfil(row);
    const after = await readPayment(row.orderId);
    return after && isRefunded(after) ? 'unpaid' : 'paid';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PAYMENT_PROVIDER_FAILED') throw error;
    log.warn('a payment could not be asked for', { order_id: row.orderId, error });
    return 'unknown';
  }
}
