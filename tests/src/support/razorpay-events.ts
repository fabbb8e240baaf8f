import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutResult } from '@thali/local/stand-ins/razorpay/pay-order';
import { type RazorpayKeys, sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { secretIds } from '@thali/local/stand-ins/secrets';
import { inject } from 'vitest';
import { type Answer, call } from './call.ts';

/** The keys of the running platform's Razorpay account. */
export function platformRazorpayKeys(): RazorpayKeys {
  const secrets = JSON.parse(readFileSync(join(inject('dataDir'), 'secrets.json'), 'utf8'));
  return JSON.parse(secrets[secretIds.razorpay]);
}

/** A correctly signed result of Checkout, for a payment that does not exist. */
export function signedCheckout(orderId: string): CheckoutResult {
  const paymentId = `pay_${orderId.slice(6)}`;
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, platformRazorpayKeys().keySecret),
  };
}

export interface EventFacts {
  event?: string;
  orderId: string;
  paymentId: string;
  status?: string;
  amount?: number;
  currency?: string;
  refunded?: number;
  /** The code of a payment by QR code, which has no order. */
  qrId?: string;
}

/** The body of Razorpay's event about a payment of Rs 1,999. */
export function eventBody(facts: EventFacts): string {
  const { orderId, paymentId, status = 'captured', amount = 199_900, refunded = 0, qrId } = facts;
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_local',
    event: facts.event ?? `payment.${status}`,
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: paymentId,
          entity: 'payment',
          amount,
          currency: facts.currency ?? 'INR',
          status,
          order_id: qrId ? null : orderId,
          amount_refunded: refunded,
          error_reason: status === 'failed' ? 'payment_timed_out' : null,
          description: 'काका’s plan',
        },
      },
      ...(qrId && { qr_code: { entity: { id: qrId, entity: 'qr_code', status: 'closed' } } }),
    },
    created_at: 1_764_000_000,
  });
}

export function sendEvent(
  body: string,
  signature: string | undefined = sign(body, platformRazorpayKeys().webhookSecret),
  eventId: string = randomUUID(),
): Promise<Answer> {
  return call('POST', '/payments/razorpay-webhook', {
    rawBody: body,
    headers: { 'x-razorpay-event-id': eventId, 'x-razorpay-signature': signature },
  });
}

/** Runs `run` for each input, `atOnce` at a time. @returns the results in the order of the inputs */
export async function runConcurrently<T, R>(
  inputs: readonly T[],
  atOnce: number,
  run: (input: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < inputs.length) {
      const index = next;
      next += 1;
      const input = inputs[index];
      if (input !== undefined) results[index] = await run(input);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
