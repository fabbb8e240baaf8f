import { log } from '../logs/log.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { isRefunded } from '../payments/payment-rows.ts';
import { readOrderPayment, readPayment } from '../payments/payments.table.ts';
import { isRetryable } from '../payments/provider/provider-failures.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';

const handler = orderPaymentHandler as PurposeHandler;

/**
 * Asks Razorpay whether an order was paid, and records a payment. `unknown` if Razorpay does not answer, the mess's
 * keys are missing or unreadable, or a payment is authorized but not captured yet. A fully refunded payment counts as
 * unpaid.
 */
export async function checkOrderPayment({
  payment,
}: OrderRecord): Promise<'paid' | 'unpaid' | 'unknown'> {
  const row = payment?.orderId ? await readOrderPayment(payment.orderId) : undefined;
  if (!row) return 'unpaid';
  try {
    const outcome = row.status === 'paid' ? 'paid' : await askProvider(row, handler);
    if (outcome === 'authorized') return 'unknown';
    if (outcome !== 'paid') return 'unpaid';
    await handler.fulfil(row);
    const after = await readPayment(row.orderId);
    return after && isRefunded(after) ? 'unpaid' : 'paid';
  } catch (error) {
    if (!isRetryable(error)) throw error;
    log.warn('payment state unknown', { order_id: row.orderId, error });
    return 'unknown';
  }
}
