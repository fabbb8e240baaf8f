import { createHash, randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

/** An id or a code of so many random characters, 5 bits each: nothing that anybody could count up. */
function newId(length: number): string {
  return encodeCrockford(randomBytes(length), length);
}

/** 130 bits. */
export const newUserId = () => newId(26);

/** 50 bits; the write that uses it takes no id that exists. */
export const newVendorId = () => newId(10);

/** Of a dish, a category or an option group: 60 bits, within one vendor. */
export const newMenuId = () => newId(12);

/** The id of what this call makes: a repeat with the same key meets what the first one made. Random without a key. */
export function menuIdFor(kind: 'item' | 'category', vendorId: string, key: string | undefined) {
  if (key === undefined) return newMenuId();
  return encodeCrockford(createHash('sha256').update(`${kind}|${vendorId}|${key}`).digest(), 12);
}

/** Of a picture: 80 bits, so that nobody finds one that is not shown yet. */
export const newPictureId = () => newId(16);

/** Of a kitchen's device: 60 bits, within one vendor. */
export const newDeviceId = () => newId(12);

/** 50 bits, which nobody guesses within ten minutes, and a person can still type. */
export const newDeviceCode = () => newId(10);

/** 20 bits, within the at most 30 choices of one option group: the caller compares it with the others. */
export const newChoiceId = () => newId(4);
