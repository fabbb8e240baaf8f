import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { toE164 } from '@thali/shared/phone/phone-number';

/**
 * All notations of a phone that an order may contain. Guests' phones were once stored as sent, such as `00919876543210`
 * or `+9109876543210`. Phones of accounts were always stored in E.164.
 */
export function storedPhones(phone: string): string[] {
  const full = toE164(phone);
  const dial = phoneCountries.find(({ dialCode }) => full?.startsWith(`+${dialCode}`))?.dialCode;
  if (!full || !dial) return [phone];
  const national = full.slice(dial.length + 1);
  const prefixes = [
    `+${dial}`,
    `+${dial}0`,
    dial,
    `${dial}0`,
    `0${dial}`,
    `00${dial}`,
    `00${dial}0`,
  ];
  return [...prefixes, `+00${dial}`].map((prefix) => prefix + national);
}
