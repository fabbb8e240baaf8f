import { createHash, randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

/** A random id or code, 5 bits per character. */
function newId(length: number): string {
  return encodeCrockford(randomBytes(length), length);
}

/** 130 bits. */
export const newUserId = () => newId(26);

/** 50 bits. The conditional write refuses an id that exists already. */
export const newVendorId = () => newId(10);

/** For a dish, a category or an option group: 60 bits, unique within one vendor. */
export const newMenuId = () => newId(12);

/** Derives the id from the idempotency key, so that a retry finds the row of the first call. Random without a key. */
export function menuIdFor(kind: 'item' | 'category', vendorId: string, key: string | undefined) {
  if (key === undefined) return newMenuId();
  return encodeCrockford(createHash('sha256').update(`${kind}|${vendorId}|${key}`).digest(), 12);
}

/** 80 bits, so that nobody guesses the address of an unpublished picture. */
export const newPictureId = () => newId(16);

/** For a kitchen's device: 60 bits, unique within one vendor. */
export const newDeviceId = () => newId(12);

/** 50 bits: short enough to type, too long to guess before the code expires. */
export const newDeviceCode = () => newId(10);

/** 20 bits. An option group has at most 30 choices; the caller checks that none has the id. */
export const newChoiceId = () => newId(4);

/** Derives the id of a dish's size from its name. */
export function choiceIdFor(name: string): string {
  return encodeCrockford(createHash('sha256').update(name).digest(), 4);
}
