import { createHmac } from 'node:crypto';
import { config } from '../config.ts';
import { readSecret } from './read-secret.ts';

/** The key behind order ids and tracking tokens. */
export function orderSecret(): Promise<string> {
  return readSecret(config.orderSecretId);
}

/** A key of its own for each purpose, out of the platform's one secret. */
export async function derivedKey(label: string): Promise<Buffer> {
  return createHmac('sha256', await orderSecret())
    .update(`key|${label}`)
    .digest();
}
