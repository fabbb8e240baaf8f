import { scopeHash } from '../auth/limits/scope-hash.ts';

/** Tells buyers apart by their e-mail, which their account will have. */
export function buyerHash({ email }: { email: string }): string {
  return scopeHash(`holder|${email}`);
}
