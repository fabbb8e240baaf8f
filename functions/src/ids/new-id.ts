import { createHash, randomBytes } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

/** A random id or code, 5 bits per character. */
function newId(length: number): string {
  return encodeCrockford(randomBytes(length), length);
}

/** 130 bits. */
export const newUserId = () => newId(26);

/** 50 bits. The conditional write refuses an id that already exists. */
export const newVendorId = () => newId(10);

/** Derives the id from the idempotency key and the subdomain. */
export function vendorIdFor(subdomain: string, key: string | undefined): string {
  return idFor(`vendor|${subdomain}`, key, 10);
}

/**
 * For a dish, a category or an option group: 60 bits, unique within one vendor. Derived from the idempotency key, so that
 * a retry finds the row of the first call. Random without a key.
 */
export function menuIdFor(
  kind: 'item' | 'category' | 'group',
  vendorId: string,
  key: string | undefined,
) {
  return idFor(`${kind}|${vendorId}`, key, 12);
}

function idFor(scope: string, key: string | undefined, length: number): string {
  if (key === undefined) return newId(length);
  return encodeCrockford(createHash('sha256').update(`${scope}|${key}`).digest(), length);
}

/** 80 bits, so nobody can guess the address of an unpublished picture. */
export function pictureIdFor(vendorId: string, key: string | undefined): string {
  return idFor(`picture|${vendorId}`, key, 16);
}

/** For a kitchen's device: 60 bits, unique within one vendor. */
export const newDeviceId = () => newId(12);

/** 50 bits: short enough to type, too long to guess before the code expires. */
export function deviceCodeFor(vendorId: string, key: string | undefined): string {
  return idFor(`device-code|${vendorId}`, key, 10);
}

/** A code in the form of a device code, with which another sign-in joins the mess. */
export function outletCodeFor(vendorId: string, key: string | undefined): string {
  return idFor(`outlet-code|${vendorId}`, key, 10);
}

/** For a person of a team: 60 bits, unique within one vendor. `key`: the idempotency key, or the person's user id. */
export function personIdFor(vendorId: string, key: string | undefined): string {
  return idFor(`person|${vendorId}`, key, 12);
}

/** A code in the form of a device code, for the PIN of one person. */
export function pinCodeFor(vendorId: string, personId: string, key: string | undefined): string {
  return idFor(`pin-code|${vendorId}|${personId}`, key, 10);
}

/** The end of a pass's id: 50 bits, unique within one vendor. */
export function passSuffixFor(vendorId: string, key: string | undefined): string {
  return idFor(`pass|${vendorId}`, key, 10);
}

/** 20 bits. An option group has at most 30 choices; the caller checks that none has the id. */
export const newChoiceId = () => newId(4);

/** Derives the id of a dish's size from its name. */
export function choiceIdFor(name: string): string {
  return encodeCrockford(createHash('sha256').update(name).digest(), 4);
}
