import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../secrets/order-secret.ts';

const lifeSeconds = 24 * 3600;

/**
 * Makes a proof that its bearer entered a phone's code. The proof is valid for a day. It contains the expiry time and a
 * signature, so the server does not store it.
 * Rule: accounts-31
 */
export async function phoneProofOf(phone: string, now = Date.now()): Promise<string> {
  const expiresAt = Math.floor(now / 1000) + lifeSeconds;
  return `${expiresAt}.${await signatureOf(phone, expiresAt)}`;
}

export async function isPhoneProof(
  phone: string,
  proof: string,
  now = Date.now(),
): Promise<boolean> {
  const [end = '', signature = ''] = proof.split('.');
  const expiresAt = Number(end);
  if (!(expiresAt > now / 1000)) return false;
  const expected = Buffer.from(await signatureOf(phone, expiresAt));
  const actual = Buffer.from(signature);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

async function signatureOf(phone: string, expiresAt: number): Promise<string> {
  return createHmac('sha256', await deriveKey('phone-proof'))
    .update(`${phone}|${expiresAt}`)
    .digest('base64url');
}
