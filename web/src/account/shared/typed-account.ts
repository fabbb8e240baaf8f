import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { useHistoryState } from 'wouter/use-browser-location';

/** What was typed of an account, so that it need not be typed again on the next page. */
export interface TypedAccount {
  email?: string;
  phone?: PhoneValue;
}

/** It travels in the history's state, never in an address, where logs would keep it. */
export function useTypedAccount(): TypedAccount {
  return readTypedAccount(useHistoryState<unknown>());
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
