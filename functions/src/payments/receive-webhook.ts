import { createHash } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { razorpayWebhook as contract } from '@thali/shared/payments/razorpay-webhook.contract';
import * as z from 'zod/mini';
import type { Actor } from '../http/actor.ts';
import { log } from '../logs/log.ts';
import { noteForLog } from '../logs/log-context.ts';
import { fulfilWithin } from './fulfil-within.ts';
import { isOrderPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { ProviderPayment } from './provider/razorpay-client.ts';
import { isSignedByUs } from './provider/razorpay-keys.ts';
import { isWebhookSignature } from './provider/signatures.ts';
import { handlerOf, type PurposeHandlers } from './purpose-handler.ts';
import { recordPayment } from './record-payment.ts';
import { recordEvent, wasReceived } from './webhook-events.table.ts';

/** Razorpay gives up on an answer after five seconds. */
export const longestFulfilmentMs = 2500;

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: ProviderPayment })),
  }),
});

/**
 * Processes an event of Razorpay. The signature covers the raw bytes and is checked before they are parsed. The
 * event is recorded as received after it was processed, which is safe to repeat: an event whose processing was
 * cut short is processed again with the next delivery.
 */
export async function razorpayWebhook(
  _actor: Actor,
  { headers, body }: InputOf<typeof contract>,
  handlers: PurposeHandlers,
): Promise<OutputOf<typeof contract>> {
  const signature = headers['x-razorpay-signature'] ?? '';
  if (!(await isSignedByUs((keys) => isWebhookSignature(keys, body, signature)))) {
    throw new AppError('WEBHOOK_REFUSED', 'The signature is not right.');
  }
  const eventId = headers['x-razorpay-event-id'] ?? hash(body);
  if (await wasReceived(eventId)) return { received: true };
  await processEvent(body, handlers);
  await recordEvent(eventId);
  return { received: true };
}

/** Unknown events and events of unknown orders are ignored: another delivery would be no different. */
async function processEvent(body: string, handlers: PurposeHandlers): Promise<void> {
  const { data } = Event.safeParse(parsed(body));
  const given = data?.payload.payment?.entity;
  if (!data || !given?.order_id) return;
  const payment = await readPayment(given.order_id);
  if (payment?.mode !== 'razorpay' || isOrderPayment(payment)) {
    log.warn('an event of an unknown order', { order_id: given.order_id, event: data.event });
    return;
  }
  noteForLog({ vendor_id: payment.vendorId });
  const outcome = await recordPayment(payment, given, 'webhook', handlerOf(handlers, payment));
  if (outcome === 'paid') await fulfilWithin(payment, longestFulfilmentMs, handlers);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
