import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { keyReused } from '../http/key-reused.ts';
import { log } from '../logs/log.ts';
import type { Write } from '../table/transact.ts';
import {
  claimIntent,
  type Intent,
  releaseIntent,
  rememberIntent,
} from './payment-intents.table.ts';
import type { PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

const minKeyLength = 16;
/** The writes that store the key together with its payment, in one transaction. */
export type KeyWritesOf = (orderId: string) => Write[];

/** The maximum wait for the provider to create an order. */
const maxWaitMs = 5000;

/**
 * Returns the same payment order for the same Idempotency-Key and body, for 24 hours. Takes the key first: one of
 * several parallel calls creates the order, and the others wait for it.
 * @throws AppError INVALID_IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_REUSED; SERVICE_BUSY after five seconds
 */
export async function onceByKey<Payment extends PaymentRow>(
  key: string | undefined,
  body: unknown,
  isOfKind: (payment: PaymentRow) => payment is Payment,
  create: (keyWritesOf: KeyWritesOf) => Promise<Payment>,
): Promise<Payment> {
  if (key === undefined) return create(() => []);
  if (key.length < minKeyLength) {
    const message = 'The Idempotency-Key must be at least 16 characters long.';
    throw new AppError('INVALID_IDEMPOTENCY_KEY', message);
  }
  const [intentHash, bodyHash] = [hash(key), hash(JSON.stringify(body))];
  const earlier = await takeOrWait(intentHash, bodyHash);
  if (earlier) {
    const payment = await readIntentPayment(earlier);
    if (!isOfKind(payment)) throw keyReused(reused);
    return payment;
  }
  try {
    return await create((orderId) => [rememberIntent(intentHash, orderId)]);
  } catch (error) {
    // If the release fails too, the key expires by itself.
    await releaseIntent(intentHash).catch((cause: unknown) => {
      log.warn('idempotency key not released', { error: cause });
    });
    throw error;
  }
}

/** @returns the earlier use of the key; undefined if this call has taken the key */
async function takeOrWait(intentHash: string, bodyHash: string): Promise<Intent | undefined> {
  const until = Date.now() + maxWaitMs;
  for (;;) {
    const earlier = await claimIntent(intentHash, bodyHash);
    if (earlier && earlier.bodyHash !== bodyHash) throw keyReused(reused);
    if (!earlier || earlier.orderId) return earlier;
    if (Date.now() > until) throw busy(undefined);
    await sleep(60 + Math.random() * 80);
  }
}

async function readIntentPayment({ orderId }: Intent): Promise<PaymentRow> {
  const payment = orderId ? await readPayment(orderId) : undefined;
  if (!payment) throw busy(undefined);
  return payment;
}

const reused = 'This Idempotency-Key was used for another payment.';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
