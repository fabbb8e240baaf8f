import { createECDH, hkdfSync } from 'node:crypto';
import { readOrderSecret } from '../secrets/order-secret.ts';

/** The order of P-256's group. */
const groupOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the group order, so the remainder is unbiased: FIPS 186-5, A.2.1. */
const seedBytes = 40;

export interface VapidKeys {
  /** base64url. Browsers subscribe with this key. */
  publicKey: string;
  privateKey: string;
}

/**
 * Derives the key pair that identifies this platform to push services. HKDF derives it from the order secret, so all
 * functions have the same pair and nobody stores it. After a change of the order secret, browsers must subscribe again.
 */
export async function deriveVapidKeys(): Promise<VapidKeys> {
  const seed = hkdfSync('sha256', await readOrderSecret(), '', 'web push, VAPID, P-256', seedBytes);
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (groupOrder - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
