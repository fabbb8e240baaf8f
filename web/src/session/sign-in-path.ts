import { homeOfRole, isClosedTo } from './home-of-role.ts';
import { safeReturnUrl } from './safe-return-url.ts';

/** Where someone is sent to sign in, to come back here afterwards. */
export function signInPath(here: string): string {
  const returnUrl = safeReturnUrl(here);
  return returnUrl && returnUrl !== '/'
    ? `/login?returnUrl=${encodeURIComponent(returnUrl)}`
    : '/login';
}

/** Where to go on after signing in: back to the page that asked, unless this role may not see it. */
export function pathAfterSignIn(role: string, returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl);
  const leadsBack = path && !isClosedTo(role, path) && !/^\/(login|register)\b/.test(path);
  return leadsBack ? path : homeOfRole(role);
}
