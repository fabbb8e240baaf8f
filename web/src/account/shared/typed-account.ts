import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { useHistoryState } from 'wouter/use-browser-location';

/** The e-mail and phone that a person has typed, so that the next page can fill them in. */
export interface TypedAccount {
  email?: string;
  phone?: PhoneValue;
}

/**
 * Reads the account from the history state. In a link of an e-mail, the account is after the #, which reaches no server
 * and no log.
 */
export function useTypedAccount(): TypedAccount {
  return { ...emailInFragment(location.hash), ...readTypedAccount(useHistoryState<unknown>()) };
}

/** Reads `#email=…`, as in the welcome e-mail's link to the sign-in. Rule: accounts-30 */
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
