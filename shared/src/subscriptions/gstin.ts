import * as z from 'zod/mini';
import { plainId } from '../text/plain-id.ts';

/** State code, PAN, registration number, a letter (mostly Z), check digit. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z][0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes 01 to 38 are states and union territories; 97 is other territory. */
const isStateCode = (code: number) => (code >= 1 && code <= 38) || code === 97;

/** Whether a text is a valid GSTIN: 15 characters in capitals. Rule: plans-26 */
export function isGstin(text: string): boolean {
  return (
    gstinPattern.test(text) &&
    isStateCode(Number(text.slice(0, 2))) &&
    text[14] === checkDigit(text)
  );
}

/**
 * Computes the check digit: multiplies the first 14 characters by 1 and 2 in turn, and adds up the base-36 digits of
 * the products.
 */
function checkDigit(text: string): string | undefined {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = digits.indexOf(text.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (sum % 36)) % 36];
}

export const invalidGstin = 'Please check the GSTIN: it has 15 characters, like 27AAPFU0939F1ZV';

/** Accepts lower-case letters, spaces and invisible characters. */
export const Gstin = z
  .string()
  .check(z.overwrite(plainId), z.toUpperCase(), z.refine(isGstin, { error: invalidGstin }));
