import { phoneCountries } from '@thali/shared/phone/phone-countries';

/** A full number with a separate dial code: `+91 98765 43210`. */
export function readablePhone(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}`));
  if (!country) return full;
  if (country.code === 'IN') return groupIndianNumber(full);
  return `+${country.dialCode} ${full.slice(country.dialCode.length + 1)}`;
}

/** Groups an Indian E.164 number, `+91 98765 43210`; returns any other text unchanged. */
export function groupIndianNumber(full: string): string {
  return full.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
