import * as z from 'zod/mini';
import { phoneField } from '../phone/phone.contract.ts';
import { phoneCountries } from '../phone/phone-countries.ts';

/** The phone of an account, in one form for each number. */
export function signInPhone(message: string) {
  return z.pipe(phoneField(message), z.transform(withoutTrunkZero));
}

/**
 * Removes a 0 in front of the national number: +49 0151… and +49 151… ring the same phone. Otherwise one person could
 * have two accounts and twice the codes. In Italy the zero belongs to the number.
 */
export function withoutTrunkZero(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}0`));
  if (!country || country.code === 'IT') return full;
  return full.replace(new RegExp(`^\\+${country.dialCode}0+(?=[1-9])`), `+${country.dialCode}`);
}
