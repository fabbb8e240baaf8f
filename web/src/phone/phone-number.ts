import { countryOf } from './phone-countries.ts';

/** What a person typed, in one country. */
export interface PhoneValue {
  countryCode: string;
  national: string;
}

const firstDigits: Record<string, RegExp> = { IN: /^[6-9]/, GB: /^[1-9]/ };

/** Keeps digits and spaces alone; of a pasted international number the part after the dial code. */
export function typedNational(text: string, dialCode: string): string {
  const national = text.trim().startsWith(`+${dialCode}`)
    ? text.trim().slice(dialCode.length + 1)
    : text;
  return national.replaceAll(/[^\d ]/g, '').trimStart();
}

/** Whether the national number fits its country. Source: spec 1, section 5 (phone input). */
export function isValidPhone({ countryCode, national }: PhoneValue): boolean {
  const digits = national.replaceAll(' ', '');
  const { minDigits, maxDigits } = countryOf(countryCode);
  if (!/^\d+$/.test(digits) || digits.length < minDigits || digits.length > maxDigits) return false;
  return firstDigits[countryCode]?.test(digits) ?? true;
}

/** `+919876543210`, as it is sent. */
export function fullPhone({ countryCode, national }: PhoneValue): string {
  return `+${countryOf(countryCode).dialCode}${national.replaceAll(' ', '')}`;
}
