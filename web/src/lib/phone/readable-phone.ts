import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { groupIndianNumber } from './group-indian-number.ts';

/** A full number with the dial code set apart, as people check it: `+91 98765 43210`. */
export function readablePhone(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}`));
  if (!country) return full;
  if (country.code === 'IN') return groupIndianNumber(full);
  return `+${country.dialCode} ${full.slice(country.dialCode.length + 1)}`;
}
