import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { useHistoryState } from 'wouter/use-browser-location';
import type { SentCode } from '../../lib/codes/use-codes.ts';

/** The typed account and the sent code, for the next page or for a reload. */
export interface TypedAccount {
  email?: string;
  phone?: PhoneValue;
  sentCode?: SentCode;
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
  const { email, phone, sentCode } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(isPhoneValue(phone) && { phone }),
    ...(isSentCode(sentCode) && { sentCode }),
  };
}

/** Stores the phone and its code in the history state, which survives a reload but not the tab. Rule: accounts-10 */
export function storeSentCode(phone: PhoneValue, sentCode: SentCode): void {
  history.replaceState({ phone, sentCode } satisfies TypedAccount, '');
}

function isSentCode(value: unknown): value is SentCode {
  const { to, resendAt } = (value ?? {}) as Record<string, unknown>;
  return typeof to === 'string' && typeof resendAt === 'number';
}

function isPhoneValue(value: unknown): value is PhoneValue {
  const { countryCode, national } = (value ?? {}) as Record<string, unknown>;
  return typeof countryCode === 'string' && typeof national === 'string';
}
