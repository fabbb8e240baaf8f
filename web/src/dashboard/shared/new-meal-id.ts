import { crockfordAlphabet } from '@thali/shared/ids/crockford';

/** A random id of four characters, for a meal or a pass type. */
export function newMealId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return [...bytes].map((byte) => crockfordAlphabet.charAt(byte & 31)).join('');
}
