import { createHash } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  razorpayWebhook as contract,
  messRazorpayWebhook as messContract,
} from '@thali/shared/payments/razorpay-webhook.contract';
import type { Actor } from '../http/actor.ts';
import { count } from '../metrics/metrics.ts';
import { findSigningAccounts } from './accounts/account-keys.ts';
import { recordWebhookSeen } from './accounts/accounts.table.ts';
import { isOrderPayment, type OrderPaymentRow, type PaymentRow } from './payment-rows.ts';
import { processEvent } from './process-event.ts';
import { isPlatformSignature, type RazorpayKeys } from './provider/razorpay-keys.ts';
import { isWebhookSignature } from './provider/signatures.ts';
import { handlerOf, type PurposeHandler, type PurposeHandlers } from './purpose-handler.ts';
import { recordEvent, wasProcessed } from './webhook-events.table.ts';

type WebhookInput = InputOf<typeof contract>;

/** Processes an event of the platform's own account. Never acts on guests' payments to a mess. */
export async function razorpayWebhook(
  _actor: Actor,
  webhook: WebhookInput,
  handlers: PurposeHandlers,
): Promise<OutputOf<typeof contract>> {
  if (!(await isPlatformSignature(signatureOf(webhook)))) throw webhookRefused();
  return receive(webhook, undefined, (payment) =>
    isOrderPayment(payment) ? undefined : handlerOf(handlers, payment),
  );
}

/**
 * Processes an event that a mess's own account signed. Acts only on payments to the account whose secret made the
 * signature.
 * Rule: pay-6
 */
export async function messRazorpayWebhook(
  _actor: Actor,
  { params: { vendorId }, ...webhook }: InputOf<typeof messContract>,
  handler: PurposeHandler<OrderPaymentRow>,
): Promise<OutputOf<typeof messContract>> {
  const accounts = await findSigningAccounts(vendorId, signatureOf(webhook));
  const [first] = accounts;
  if (!first) throw webhookRefused();
  await recordWebhookSeen(first);
  const signingKeyIds = new Set(accounts.map(({ keyId }) => keyId));
  return receive(webhook, vendorId, (payment) => {
    if (!isOrderPayment(payment) || payment.vendorId !== vendorId) return undefined;
    return signingKeyIds.has(payment.keyId) ? (handler as PurposeHandler) : undefined;
  });
}

function signatureOf({ headers, body }: WebhookInput) {
  const signature = headers['x-razorpay-signature'] ?? '';
  return (keys: RazorpayKeys) => isWebhookSignature(keys, body, signature);
}

/**
 * Processes an event whose signature is checked. Records the event only after its processing, so an interrupted event
 * is processed again with its next delivery. Processing is safe to repeat.
 */
async function receive(
  { headers, body }: WebhookInput,
  vendorId: string | undefined,
  handlerFor: (payment: PaymentRow) => PurposeHandler | undefined,
): Promise<{ received: true }> {
  const eventId = headers['x-razorpay-event-id'] ?? hash(body);
  if (await wasProcessed(eventId, vendorId)) return { received: true };
  if (!(await processEvent(body, handlerFor))) count('WebhooksRefused');
  await recordEvent(eventId, vendorId);
  return { received: true };
}

function webhookRefused(): AppError {
  count('WebhooksRefused');
  return new AppError('WEBHOOK_REFUSED', 'The signature is not right.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
