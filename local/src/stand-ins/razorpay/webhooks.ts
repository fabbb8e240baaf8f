import { setTimeout as sleep } from 'node:timers/promises';
import { type RazorpayKeys, sign } from './razorpay-keys.ts';
import { type RazorpayEntry, razorpayId } from './razorpay-state.ts';

export interface Webhook {
  eventId: string;
  body: string;
  signature: string;
}

/** An event about one payment of an order, signed over its raw body. */
export function webhookOf(
  event: string,
  { order, payments }: RazorpayEntry,
  paymentId: string,
  keys: RazorpayKeys,
): Webhook {
  const payment = payments.find(({ id }) => id === paymentId);
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_local',
    event,
    contains: ['payment', 'order'],
    payload: { payment: { entity: payment }, order: { entity: order } },
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
