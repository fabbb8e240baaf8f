import { phoneCountries } from '@thali/shared/phone/phone-countries';

/** A full number with the dial code set apart, as people check it: `+91 98765 43210`. */
export function readablePhone(full: string): string {
  const country = phoneCountries.find(({ dialCode }) => full.startsWith(`+${dialCode}`));
  if (!country) return full;
  const national = full.slice(country.dialCode.length + 1);
  return `+${country.dialCode} ${country.code === 'IN' ? inFives(national) : national}`;
}

function inFives(national: string): string {
  return national.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
