import * as z from 'zod/mini';
import { plainText } from '../text/plain-id.ts';

/** Razorpay's key id. A `test` key takes no real money. */
export const KeyId = z
  .string()
  .check(
    z.overwrite(plainText),
    z.regex(
      /^rzp_(test|live)_[0-9A-Za-z]{8,40}$/,
      'The key ID begins with rzp_live_ (or rzp_test_ to try it out)',
    ),
  );

export function isTestKey(keyId: string): boolean {
  return keyId.startsWith('rzp_test_');
}

/**
 * Whether a mess may enter a key. On a platform that takes real money, a mess with a test key would give food away.
 * @param platformKeyId undefined in a deployment without keys, where payments are mocked
 */
export function mayEnterKey(keyId: string, platformKeyId: string | undefined): boolean {
  return !isTestKey(keyId) || platformKeyId === undefined || isTestKey(platformKeyId);
}

/** A secret. With a short secret, an attacker could forge the signature of a payment. Rule: pay-4 */
export function secretField(name: string) {
  return z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(8, `The ${name} is too short`),
      z.maxLength(128, `The ${name} is too long`),
      z.regex(/^[!-~]*$/, `The ${name} has letters that Razorpay does not use`),
    );
}
