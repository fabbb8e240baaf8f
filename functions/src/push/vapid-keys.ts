import { createECDH, hkdfSync } from 'node:crypto';
import { orderSecret } from '../secrets/order-secret.ts';

/** The order of P-256's group. */
const groupOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the order has, so that the remainder favours no key: FIPS 186-5, A.2.1. */
const seedBytes = 40;

export interface VapidKeys {
  /** base64url; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair that push services know this platform by, derived of the order secret with HKDF: every function has the
 * same one, and none is stored. A new order secret makes a new pair, for which browsers have to subscribe again.
 */
export async function vapidKeys(): Promise<VapidKeys> {
  const seed = hkdfSync('sha256', await orderSecret(), '', 'web push, VAPID, P-256', seedBytes);
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (groupOrder - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
