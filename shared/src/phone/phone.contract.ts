import * as z from 'zod/mini';
import { toE164 } from './phone-number.ts';

/** A phone number that can receive a code: of one of the 33 countries, parsed to E.164. */
export function phoneField(message: string) {
  return z.pipe(
    z.string().check(
      z.maxLength(40, message),
      z.refine((text: string) => toE164(text) !== undefined, message),
    ),
    z.transform((text: string) => toE164(text) ?? text),
  );
}

/**
 * A contact phone number: an optional plus, then 10 to 15 digits. Parsed to E.164 if its country is known.
 * Rule: phones-4
 */
export function contactPhoneField(message: string) {
  return z.pipe(
    z.string().check(z.refine(isNumber, message)),
    z.transform((text: string) => toE164(text) ?? plain(text)),
  );
}

/** Refuses numbers of one repeated digit, such as ten zeros. */
function isNumber(text: string): boolean {
  const digits = plain(text);
  if (!/^\+?\d{10,15}$/.test(digits)) return false;
  return toE164(text) !== undefined || !/^\+?(\d)\1+$/.test(digits);
}

function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
