import * as z from 'zod/mini';
import { phoneField } from '../phone/phone.contract.ts';
import { phoneCountries } from '../phone/phone-countries.ts';

/** A phone that names a person: one form for each number, however it was typed. */
export function signInPhone(message: string) {
  return z.pipe(phoneField(message), z.transform(withoutTrunkZero));
}

/**
 * Inside a country a number is often written with a 0 in front, which is no part of it: +49 0151… and
 * +49 151… ring the same phone, and would otherwise be two people with twice the codes. Only Italy's
 * zero belongs to the number.
 */
export function withoutTrunkZero(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}0`));
  if (!country || country.code === 'IT') return full;
  return full.replace(new RegExp(`^\\+${country.dialCode}0+(?=[1-9])`), `+${country.dialCode}`);
}
