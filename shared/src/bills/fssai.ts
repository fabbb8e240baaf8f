import * as z from 'zod/mini';
import { plainId } from '../text/plain-id.ts';

/** A food licence or registration number begins with 1 or 2. The authority publishes no check digit. */
const fssaiPattern = /^[12]\d{13}$/;

export function isFssai(text: string): boolean {
  return fssaiPattern.test(text);
}

export const invalidFssai =
  'Please check the FSSAI number: it has 14 digits and begins with 1 or 2';

/** Accepts spaces between the groups. Rule: bills-2 */
export const Fssai = z
  .string()
  .check(z.overwrite(plainId), z.refine(isFssai, { error: invalidFssai }));
