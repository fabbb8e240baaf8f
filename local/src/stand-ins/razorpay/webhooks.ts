import { setTimeout as sleep } from 'node:timers/promises';
import { type RazorpayContext, type RazorpayKeys, readAccount, sign } from './razorpay-accounts.ts';
import { isOrder, type RazorpayEntry, razorpayId, secondsNow } from './razorpay-state.ts';

export interface Webhook {
  eventId: string;
  body: string;
  signature: string;
}

/** Sends the account a webhook about a payment, refund or QR code. Does not wait for the answer. */
export async function sendWebhook(
  context: RazorpayContext,
  event: string,
  entry: RazorpayEntry,
  id: string,
): Promise<void> {
  const account = await readAccount(context, entry.keyId);
  if (!account?.webhookUrl) return;
  deliverWebhook(account.webhookUrl, webhookOf(event, entry, id, account)).catch(
    (error: unknown) => {
      context.printer.problem('The Razorpay webhook could not be delivered', error);
    },
  );
}

/** Builds an event, signed over its raw body. */
function webhookOf(event: string, entry: RazorpayEntry, id: string, keys: RazorpayKeys): Webhook {
  const payload = payloadOf(entry, id);
  const body = JSON.stringify({
    entity: 'event',
    account_id: `acc_${keys.keyId.slice(-14)}`,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: secondsNow(),
  });
  return { eventId: razorpayId('event'), body, signature: sign(body, keys.webhookSecret) };
}

function payloadOf({ of, payments, refunds }: RazorpayEntry, id: string) {
  const refund = refunds.find((candidate) => candidate.id === id);
  const payment = payments.find((candidate) => candidate.id === (refund?.payment_id ?? id));
  return {
    ...(refund && { refund: { entity: refund } }),
    ...(payment && { payment: { entity: payment } }),
    ...(isOrder(of) ? !refund && { order: { entity: of } } : { qr_code: { entity: of } }),
  };
}

/** Delivers a webhook at least once: retries until it gets a 2xx answer. */
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
    if (wait === undefined) throw new Error(`${url} answered ${answer?.status ?? 'not at all'}`);
    await sleep(wait, undefined, { ref: false });
  }
}
