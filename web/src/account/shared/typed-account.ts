import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { useHistoryState } from 'wouter/use-browser-location';

/** What was typed of an account, so that it need not be typed again on the next page. */
export interface TypedAccount {
  email?: string;
  phone?: PhoneValue;
}

/**
 * It travels in the history's state, or, from an e-mail, behind the # of the address, which no server sees: logs
 * would keep what is before that.
 */
export function useTypedAccount(): TypedAccount {
  return { ...emailInFragment(location.hash), ...readTypedAccount(useHistoryState<unknown>()) };
}

/** `#email=…`, as the welcome e-mail links to the sign-in. Rule: accounts-30 */
export function emailInFragment(fragment: string): TypedAccount {
  const email = new URLSearchParams(fragment.slice(1)).get('email');
  return email ? { email } : {};
}

export function readTypedAccount(state: unknown): TypedAccount {
  const { email, phone } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(isPhoneValue(phone) && { phone }),
  };
}

function isPhoneValue(value: unknown): value is PhoneValue {
  const { countryCode, national } = (value ?? {}) as Record<string, unknown>;
  return typeof countryCode === 'string' && typeof national === 'string';
}
