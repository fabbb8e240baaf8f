import { compactPhone, toE164 } from './phone-number.ts';

/** Shorter parts without their 0 would be in most numbers. */
const minDomesticDigits = 4;

/** Whether a searched text is a phone, or a part of it, in any notation. */
export function hasPhonePart(phone: string, search: string): boolean {
  const digits = compactPhone(search).replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return false;
  const own = phone.replaceAll(/\D/g, '');
  const domestic = digits.replace(/^0+/, '');
  const full = toE164(search);
  return (
    own.includes(digits) ||
    (domestic.length >= minDomesticDigits && own.includes(domestic)) ||
    // Old orders may hold another notation.
    (full !== undefined && full === toE164(phone))
  );
}
