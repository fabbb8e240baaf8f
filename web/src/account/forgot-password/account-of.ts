import type { Account } from '../session/renew-password.ts';

/** An e-mail address or a phone number as the account that it stands for. */
export function accountOf(text: string): Account {
  return text.includes('@') ? { email: text } : { phone: text };
}
