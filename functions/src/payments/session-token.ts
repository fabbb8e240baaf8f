import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../secrets/order-secret.ts';

/** A token for the state of one payment: the order's id and an HMAC over it. The server does not store it. */
export async function sessionTokenOf(orderId: string): Promise<string> {
  return `${orderId}.${await proofOf(orderId)}`;
}

/** The order of a token; undefined for an invalid token. */
export async function orderIdOfToken(token: string): Promise<string | undefined> {
  const [orderId = '', proof = ''] = token.split('.');
  const expected = Buffer.from(await proofOf(orderId));
  const actual = Buffer.from(proof);
  const isValid = actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
  return isValid ? orderId : undefined;
}

async function proofOf(orderId: string): Promise<string> {
  const key = await deriveKey('payment-session');
  return createHmac('sha256', key).update(orderId).digest('base64url').slice(0, 32);
}
