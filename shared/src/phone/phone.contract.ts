import * as z from 'zod/mini';
import { contactPhone, toE164 } from './phone-number.ts';

/** A phone number of one of the 33 countries, which can receive a code. Parsed to E.164. */
export function phoneField(message: string) {
  return fieldOf(toE164, message);
}

/**
 * A contact phone number: an optional plus and 10 to 15 digits. Parsed to E.164 if its country is one of the 33
 * countries.
 * Rule: phones-4
 */
export function contactPhoneField(message: string) {
  return fieldOf(contactPhone, message);
}

function fieldOf(read: (text: string) => string | undefined, message: string) {
  return z.pipe(
    z.string().check(
      z.maxLength(80, message),
      z.refine((text: string) => read(text) !== undefined, message),
    ),
    z.transform((text: string) => read(text) ?? text),
  );
}
