import { randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

const length = 10;

/** A new vendor id: 50 random bits, and the write that uses it takes no id that exists. */
export function newVendorId(): string {
  return encodeCrockford(randomBytes(length), length);
}
