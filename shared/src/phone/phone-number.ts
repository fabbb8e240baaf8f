import { plainId } from '../text/plain-id.ts';
import { countryOf, type PhoneCountry, phoneCountries } from './phone-countries.ts';

/** A phone number as typed, with its country. */
export interface PhoneValue {
  countryCode: string;
  national: string;
}

const firstDigits: Record<string, RegExp> = { IN: /^[6-9]/, GB: /^[1-9]/ };

/** Whether the national number fits its country, with or without the dial code or the 0 of domestic calls. Rule: phones-2 */
export function isValidPhone(phone: PhoneValue): boolean {
  return nationalNumber(phone) !== undefined;
}

/** The number as sent: `+919876543210`. */
export function fullPhone(phone: PhoneValue): string {
  const national = nationalNumber(phone) ?? plainId(phone.national);
  return `+${countryOf(phone.countryCode).dialCode}${national}`;
}

/** The digits that fit the country's rule; undefined if none do. */
function nationalNumber({ countryCode, national }: PhoneValue): string | undefined {
  const country = countryOf(countryCode);
  const digits = plainId(national).replace(/^\+/, '');
  const bare = digits.replace(/^0+/, '');
  const isDialled = country.dialCode !== '' && bare.startsWith(country.dialCode);
  const afterDialCode = isDialled ? bare.slice(country.dialCode.length) : '';
  return [
    // First: `49 1512345678` has the 12 digits of a national number of Germany too.
    afterDialCode,
    withoutTrunkZero(country, afterDialCode),
    // The rule of France counts the 0 of domestic calls, which an international number omits.
    countryCode === 'FR' ? `0${afterDialCode}` : '',
    digits,
    withoutTrunkZero(country, digits),
    // Russians dial 8 in domestic calls.
    countryCode === 'RU' ? digits.replace(/^8/, '') : '',
  ].find((candidate) => fitsRule(country, candidate));
}

function fitsRule({ code, minDigits, maxDigits }: PhoneCountry, digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < minDigits || digits.length > maxDigits) return false;
  return firstDigits[code]?.test(digits) ?? true;
}

/** Removes the 0 of domestic calls. In Italy it belongs to the number. */
function withoutTrunkZero({ code }: PhoneCountry, national: string): string {
  return code === 'IT' ? national : national.replace(/^0+/, '');
}

/**
 * Reads a whole number, as pasted or filled in by the browser. One with + or 00 names its country; `countryCode` decides
 * between countries that share a dial code. Any other number belongs to `countryCode`.
 */
export function readPhone(text: string, countryCode: string): PhoneValue | undefined {
  const typed = plainId(text).replace(/^[^+\d]+/, '');
  const digits = typed.replaceAll(/\D/g, '');
  const isInternational = typed.startsWith('+') || digits.startsWith('00');
  const country = isInternational ? countryOfNumber(digits, countryCode) : countryOf(countryCode);
  if (!country) return undefined;
  const national = nationalNumber({ countryCode: country.code, national: digits });
  return national === undefined ? undefined : { countryCode: country.code, national };
}

function countryOfNumber(digits: string, preferredCode: string): PhoneCountry | undefined {
  const bare = digits.replace(/^0+/, '');
  const found = phoneCountries.filter(({ dialCode }) => bare.startsWith(dialCode));
  // The last, so that +1 is the United States before Canada.
  return found.find(({ code }) => code === preferredCode) ?? found.at(-1);
}

/**
 * A number in E.164, in one form for each phone; undefined if it belongs to none of the 33 countries. Spaces, hyphens,
 * dots and brackets do not count. An Indian number may come without its dial code. Otherwise one person could have two
 * accounts and twice the codes.
 */
export function toE164(text: string): string | undefined {
  const typed = compactPhone(text);
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const phone = readPhone(typed, 'IN') ?? readPhone(typed.replace(/^(?=[1-9])/, '+'), 'IN');
  if (!phone) return undefined;
  const country = countryOf(phone.countryCode);
  return `+${country.dialCode}${withoutTrunkZero(country, phone.national)}`;
}

/** A number in any notation, with + for 00, and without spaces, hyphens, dots and brackets. */
export function compactPhone(text: string): string {
  return plainId(text)
    .replaceAll(/[().-]/g, '')
    .replace(/^00(?=[1-9])/, '+');
}

/**
 * A contact phone in the form that is stored; undefined unless it has an optional plus, then 10 to 15 digits. Refuses
 * one repeated digit, such as ten zeros, unless its country has such a number.
 * Rule: phones-4
 */
export function contactPhone(text: string): string | undefined {
  const full = toE164(text);
  const compact = compactPhone(text);
  if (!/^\+?\d{10,15}$/.test(compact)) return undefined;
  return full ?? (/^\+?(\d)\1+$/.test(compact) ? undefined : compact);
}
