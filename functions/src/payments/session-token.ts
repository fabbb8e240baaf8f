import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../secrets/order-secret.ts';

/** Grants access to the state of one payment: the order's id and an HMAC over it. Never stored. */
export async function sessionTokenOf(orderId: string): Promise<string> {
  return `${orderId}.${await proofOf(orderId)}`;
}

/** The order of a token; undefined for a forged one. */
export async function orderIdOfToken(token: string): Promise<string | undefined> {
  const [orderId = '', proof = ''] = token.split('.');
  const expected = Buffer.from(await proofOf(orderId));
  const given = Buffer.from(proof);
  const isOurs = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  return isOurs ? orderId : undefined;
}

async function proofOf(orderId: string): Promise<string> {
  const key = await deriveKey('payment-session');
  return createHmac('sha256', key).update(orderId).digest('base64url').slice(0, 32);
}
