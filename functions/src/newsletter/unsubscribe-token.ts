import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../secrets/order-secret.ts';

/** The token of an unsubscribe link: the address and an HMAC over it. The server does not store it. */
export async function unsubscribeTokenOf(email: string): Promise<string> {
  return `${Buffer.from(email).toString('base64url')}.${await proofOf(email)}`;
}

/** The address of a token; undefined for an invalid token. */
export async function emailOfToken(token: string): Promise<string | undefined> {
  const [encoded = '', proof = ''] = token.split('.');
  const email = Buffer.from(encoded, 'base64url').toString();
  const [expected, actual] = [Buffer.from(await proofOf(email)), Buffer.from(proof)];
  const isValid = actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
  return isValid ? email : undefined;
}

async function proofOf(email: string): Promise<string> {
  const key = await deriveKey('newsletter');
  return createHmac('sha256', key).update(email).digest('base64url').slice(0, 32);
}
