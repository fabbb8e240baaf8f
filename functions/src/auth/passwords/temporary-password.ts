import { createHmac } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { deriveKey } from '../../secrets/order-secret.ts';

/**
 * The password for a new vendor, such as `7K2M-XQ4P-9TRD`: 60 bits, replaced at the first sign-in. The password is
 * derived and never stored, so a run after a crash sends the same password.
 */
export async function temporaryPasswordOf(orderId: string): Promise<string> {
  const key = await deriveKey('temporary-password');
  const text = encodeCrockford(createHmac('sha256', key).update(orderId).digest(), 12);
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}
