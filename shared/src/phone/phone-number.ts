import { countryOf, phoneCountries } from './phone-countries.ts';

/** A phone number as typed, with its country. */
export interface PhoneValue {
  countryCode: string;
  national: string;
}

const firstDigits: Record<string, RegExp> = { IN: /^[6-9]/, GB: /^[1-9]/ };

/** Whether the national number fits its country. Rule: phones-2 */
export function isValidPhone({ countryCode, national }: PhoneValue): boolean {
  const digits = national.replaceAll(' ', '');
  const { minDigits, maxDigits } = countryOf(countryCode);
  if (!/^\d+$/.test(digits) || digits.length < minDigits || digits.length > maxDigits) return false;
  return firstDigits[countryCode]?.test(digits) ?? true;
}

/** The number as sent and stored: `+919876543210`. */
export function fullPhone({ countryCode, national }: PhoneValue): string {
  return `+${countryOf(countryCode).dialCode}${national.replaceAll(' ', '')}`;
}

/**
 * A number in E.164; undefined if it belongs to none of the 33 countries. Spaces, hyphens and brackets do not count. An
 * Indian number may come without its dial code, and with the 0 of domestic calls.
 */
export function toE164(text: string): string | undefined {
  const typed = text.replaceAll(/[\s()-]/g, '');
  const plain = typed.replace(/^0(?=[6-9]\d{9}$)/, '');
  const full = /^[6-9]\d{9}$/.test(plain) ? `+91${plain}` : plain.replace(/^(?=\d)/, '+');
  return phoneCountries.some((country) => isNumberOf(country, full)) ? full : undefined;
}

function isNumberOf({ code, dialCode }: { code: string; dialCode: string }, full: string): boolean {
  const prefix = `+${dialCode}`;
  return (
    full.startsWith(prefix) &&
    isValidPhone({ countryCode: code, national: full.slice(prefix.length) })
  );
}
