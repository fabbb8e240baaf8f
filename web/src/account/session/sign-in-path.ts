import type { Role } from '@thali/shared/auth/user.contract';
import { homeOfRole, isClosedTo } from './home-of-role.ts';
import { safeReturnUrl } from './safe-return-url.ts';

/**
 * Where someone is sent to sign in, to come back here afterwards.
 * @param role  whom the form is to be for, where the way back alone would not tell
 */
export function signInPath(here: string, role?: Role): string {
  const isUntold = role === 'admin' || (role === 'vendor' && !isClosedTo('student', here));
  return withReturnUrl(isUntold ? `/login?role=${role}` : '/login', here === '/' ? null : here);
}

/** A page on the way in, such as registration, that goes on to where somebody wanted to be. */
export function withReturnUrl(page: string, wanted: string | null): string {
  const returnUrl = safeReturnUrl(wanted);
  if (!returnUrl) return page;
  return `${page}${page.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** Where to go on after signing in: back to the page that asked, unless this role may not see it. */
export function pathAfterSignIn(role: string, returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl);
  const leadsBack = path && !isClosedTo(role, path) && !isOnTheWayIn(path);
  return leadsBack ? path : homeOfRole(role);
}

function isOnTheWayIn(path: string): boolean {
  return /^\/(login|register|forgot-password)(?:[/?#]|$)/.test(path);
}
