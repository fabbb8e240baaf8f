import { createHmac } from 'node:crypto';
import { orderSecret } from './order-secret.ts';

/** A key of its own for each purpose, out of the platform's one secret. */
export async function derivedKey(label: string): Promise<Buffer> {
  return createHmac('sha256', await orderSecret())
    .update(`key|${label}`)
    .digest();
}
