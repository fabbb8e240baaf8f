import { plainId } from '../text/plain-id.ts';
import { countryOf, type PhoneCountry, phoneCountries } from './phone-countries.ts';

/** A phone number as a person typed it, with the chosen country. */
export interface PhoneValue {
  countryCode: string;
  national: string;
}

const firstDigits: Record<string, RegExp> = { IN: /^[6-9]/, GB: /^[1-9]/ };

/** Whether the number is valid in its country, with or without the dial code or the leading 0. Rule: phones-2 */
export function isValidPhone(phone: PhoneValue): boolean {
  return nationalNumber(phone) !== undefined;
}

/** The number with its dial code, such as `+919876543210`. */
export function fullPhone(phone: PhoneValue): string {
  const national = nationalNumber(phone) ?? plainId(phone.national);
  return `+${countryOf(phone.countryCode).dialCode}${national}`;
}

/** The national digits that are valid in the country; undefined for an invalid number. */
function nationalNumber({ countryCode, national }: PhoneValue): string | undefined {
  const country = countryOf(countryCode);
  const digits = plainId(national).replace(/^\+/, '');
  const bare = digits.replace(/^0+/, '');
  const hasDialCode = country.dialCode !== '' && bare.startsWith(country.dialCode);
  const afterDialCode = hasDialCode ? bare.slice(country.dialCode.length) : '';
  return [
    // Checked first, because `49 1512345678` also has the 12 digits of a German national number.
    afterDialCode,
    withoutTrunkZero(country, afterDialCode),
    // The rule for France includes the leading 0, which an international number omits.
    countryCode === 'FR' ? `0${afterDialCode}` : '',
    digits,
    withoutTrunkZero(country, digits),
    // Domestic numbers in Russia start with 8.
    countryCode === 'RU' ? digits.replace(/^8/, '') : '',
  ].find((candidate) => isValidNational(country, candidate));
}

function isValidNational({ code, minDigits, maxDigits }: PhoneCountry, digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < minDigits || digits.length > maxDigits) return false;
  return firstDigits[code]?.test(digits) ?? true;
}

/** Removes the leading 0, except in Italy, where the 0 belongs to the number. */
function withoutTrunkZero({ code }: PhoneCountry, national: string): string {
  return code === 'IT' ? national : national.replace(/^0+/, '');
}

/**
 * Reads a whole number that a person pasted or the browser filled in. A number with + or 00 contains its country's dial
 * code. `countryCode` is the country of any other number, and the preferred country of a shared dial code.
 */
export function readPhone(text: string, countryCode: string): PhoneValue | undefined {
  const trimmed = plainId(text).replace(/^[^+\d]+/, '');
  const digits = trimmed.replaceAll(/\D/g, '');
  const isInternational = trimmed.startsWith('+') || digits.startsWith('00');
  const country = isInternational ? countryOfNumber(digits, countryCode) : countryOf(countryCode);
  if (!country) return undefined;
  const national = nationalNumber({ countryCode: country.code, national: digits });
  return national === undefined ? undefined : { countryCode: country.code, national };
}

function countryOfNumber(digits: string, preferredCode: string): PhoneCountry | undefined {
  const bare = digits.replace(/^0+/, '');
  const matches = phoneCountries.filter(({ dialCode }) => bare.startsWith(dialCode));
  // The United States follow Canada in the list, so +1 means the United States by default.
  return matches.find(({ code }) => code === preferredCode) ?? matches.at(-1);
}

/**
 * Converts a number to E.164; undefined if the number belongs to none of the 33 countries. Ignores spaces, hyphens,
 * dots and brackets. An Indian number needs no dial code. Because each phone has only one form, a person cannot get two
 * accounts or twice the codes for it.
 */
export function toE164(text: string): string | undefined {
  const trimmed = compactPhone(text);
  if (!/^\+?\d+$/.test(trimmed)) return undefined;
  const phone = readPhone(trimmed, 'IN') ?? readPhone(trimmed.replace(/^(?=[1-9])/, '+'), 'IN');
  if (!phone) return undefined;
  const country = countryOf(phone.countryCode);
  return `+${country.dialCode}${withoutTrunkZero(country, phone.national)}`;
}

/** Removes spaces, hyphens, dots and brackets, and replaces 00 with +. */
export function compactPhone(text: string): string {
  return plainId(text)
    .replaceAll(/[().-]/g, '')
    .replace(/^00(?=[1-9])/, '+');
}

/**
 * Converts a contact phone to its stored form; undefined without 10 to 15 digits after an optional plus. Refuses one
 * repeated digit, such as ten zeros, unless a country has such a number.
 * Rule: phones-4
 */
export function contactPhone(text: string): string | undefined {
  const full = toE164(text);
  const compact = compactPhone(text);
  if (!/^\+?\d{10,15}$/.test(compact)) return undefined;
  return full ?? (/^\+?(\d)\1+$/.test(compact) ? undefined : compact);
}
