import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { readOrderSecret } from '../../secrets/order-secret.ts';

const suffixLength = 16;

/**
 * The id of an order: the vendor's id and 16 more characters. The characters are derived from vendor, caller and
 * idempotency key, so a repeat finds its first order. Without a key they are random.
 */
export async function orderIdFor(
  vendorId: string,
  caller: string,
  idempotencyKey: string | undefined,
): Promise<string> {
  const bytes = idempotencyKey
    ? await hmac(`order|${vendorId}|${caller}|${idempotencyKey}`)
    : randomBytes(suffixLength);
  return vendorId + encodeCrockford(bytes, suffixLength);
}

/** Proof that its bearer placed an order as a guest. Derived, never stored. */
export async function trackingTokenOf(orderId: string): Promise<string> {
  return (await hmac(`track|${orderId}`)).toString('base64url').slice(0, 32);
}

export async function isTrackingToken(orderId: string, token: string): Promise<boolean> {
  const expected = Buffer.from(await trackingTokenOf(orderId));
  const actual = Buffer.from(token);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

/** A 128-bit hash of the parsed body, which tells two bodies apart. The case of keys does not matter. */
export function bodyHashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
}

async function hmac(message: string): Promise<Buffer> {
  return createHmac('sha256', await readOrderSecret())
    .update(message)
    .digest();
}
