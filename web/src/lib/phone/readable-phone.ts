import { phoneCountries } from '@thali/shared/phone/phone-countries';

/** A full number with the dial code set apart, as people check it: `+91 98765 43210`. */
export function readablePhone(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}`));
  if (!country) return full;
  if (country.code === 'IN') return groupIndianNumber(full);
  return `+${country.dialCode} ${full.slice(country.dialCode.length + 1)}`;
}

/** An Indian number in E.164 as people there write it, `+91 98765 43210`; any other text as it is. */
export function groupIndianNumber(full: string): string {
  return full.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
