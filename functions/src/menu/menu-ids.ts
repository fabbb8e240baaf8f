import { randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

const length = 12;

/** A new id of a category or an item: 60 random bits, within one vendor. */
export function newMenuId(): string {
  return encodeCrockford(randomBytes(length), length);
}
