import { setTimeout as sleep } from 'node:timers/promises';
import { type RazorpayKeys, sign } from './razorpay-keys.ts';
import { type RazorpayEntry, type RazorpayPayment, razorpayId } from './razorpay-state.ts';

/** What Checkout hands to the browser after a payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface Webhook {
  eventId: string;
  body: string;
  signature: string;
}

/** A payment of the whole order, captured at once. */
export function payOrder(
  { order, payments }: RazorpayEntry,
  keys: RazorpayKeys,
): { paid: RazorpayEntry; checkout: CheckoutResult } {
  const payment: RazorpayPayment = {
    id: razorpayId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'captured',
    order_id: order.id,
    method: 'upi',
    captured: true,
    notes: order.notes,
    created_at: Math.floor(Date.now() / 1000),
  };
  return {
    paid: {
      order: {
        ...order,
        status: 'paid',
        amount_paid: order.amount,
        amount_due: 0,
        attempts: order.attempts + 1,
      },
      payments: [payment, ...payments],
    },
    checkout: {
      razorpay_order_id: order.id,
      razorpay_payment_id: payment.id,
      razorpay_signature: sign(`${order.id}|${payment.id}`, keys.keySecret),
    },
  };
}

/** The event `payment.captured` of an order's latest payment, signed over the raw body. */
export function captureWebhook({ order, payments }: RazorpayEntry, keys: RazorpayKeys): Webhook {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_local',
    event: 'payment.captured',
    contains: ['payment', 'order'],
    payload: { payment: { entity: payments[0] }, order: { entity: order } },
    created_at: Math.floor(Date.now() / 1000),
  });
  return { eventId: razorpayId('event'), body, signature: sign(body, keys.webhookSecret) };
}

/** At least once: tries again a few times until it is answered with 2xx. */
export async function deliverWebhook(
  url: string,
  { eventId, body, signature }: Webhook,
  waitsMs: readonly number[] = [500, 2000],
): Promise<void> {
  for (const wait of [...waitsMs, undefined]) {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': signature,
      },
    }).catch(() => undefined);
    if (answer?.ok) return;
    if (wait === undefined) throw new Error(`${url} answered ${answer?.status ?? 'nothing'}`);
    await sleep(wait, undefined, { ref: false });
  }
}
