import { randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

const length = 26;

/** A new user id: 130 random bits, nothing that anybody could count up or guess. */
export function newUserId(): string {
  return encodeCrockford(randomBytes(length), length);
}
