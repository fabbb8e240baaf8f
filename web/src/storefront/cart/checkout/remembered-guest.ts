import { isRecord } from '@thali/shared/http/is-record';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { isValidPhone } from '@thali/shared/phone/phone-number';
import type { GuestForm } from './check-guest.ts';

const key = 'thali.guest';

/** The name and phone of the last guest order on this device. Empty if there was no order. Rule: cart-19 */
export function rememberedGuest(): GuestForm {
  const empty = { name: '', phone: { countryCode: defaultCountryCode, national: '' }, email: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.phone)) return empty;
    const { name, phone } = stored;
    const { countryCode, national } = phone;
    if (typeof name !== 'string' || typeof countryCode !== 'string') return empty;
    if (typeof national !== 'string' || !isValidPhone({ countryCode, national })) return empty;
    return { name, phone: { countryCode, national }, email: '' };
  } catch {
    return empty;
  }
}

export function rememberGuest({ name, phone }: GuestForm): void {
  try {
    localStorage.setItem(key, JSON.stringify({ name: name.trim(), phone }));
  } catch {
    // Without storage, the guest types the details again.
  }
}

export function forgetGuest(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If the browser refuses storage, there are no stored details.
  }
}
