import { compactPhone, toE164 } from './phone-number.ts';

/** A part needs this many digits after its leading 0, because shorter parts would match most numbers. */
const minDomesticDigits = 4;

/** Whether a search text is a phone number or a part of it, in any notation. */
export function hasPhonePart(phone: string, search: string): boolean {
  const digits = compactPhone(search).replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return false;
  const phoneDigits = phone.replaceAll(/\D/g, '');
  const domestic = digits.replace(/^0+/, '');
  const full = toE164(search);
  return (
    phoneDigits.includes(digits) ||
    (domestic.length >= minDomesticDigits && phoneDigits.includes(domestic)) ||
    // Old orders may contain another notation.
    (full !== undefined && full === toE164(phone))
  );
}
