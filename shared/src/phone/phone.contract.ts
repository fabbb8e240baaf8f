import * as z from 'zod/mini';
import { toE164 } from './phone-number.ts';

/** A number that can get a code: of one of the 33 countries, in E.164 once it is parsed. */
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
 * A number that somebody gave to be called at: an optional plus, then 10 to 15 digits; in E.164 where
 * its country is known. Rule: phones-4
 */
export function contactPhoneField(message: string) {
  return z.pipe(
    z.string().check(z.refine(isNumber, message)),
    z.transform((text: string) => toE164(text) ?? plain(text)),
  );
}

/** Ten zeros ring nowhere. */
function isNumber(text: string): boolean {
  const digits = plain(text);
  if (!/^\+?\d{10,15}$/.test(digits)) return false;
  return toE164(text) !== undefined || !/^\+?(\d)\1+$/.test(digits);
}

function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
