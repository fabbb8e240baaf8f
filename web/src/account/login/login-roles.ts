import type { Role } from '@thali/shared/auth/user.contract';
import { isClosedTo, safeReturnUrl } from '../session/sign-in-path.ts';
import * as texts from './login-texts.ts';

/** The role to preselect: the role in the query, or else the role of the return path. */
export function initialRole(queryRole: string | null, returnUrl: string | null): Role {
  if (queryRole === 'admin' || queryRole === 'vendor') return queryRole;
  const path = safeReturnUrl(returnUrl);
  const isForVendor =
    path !== undefined && isClosedTo('student', path) && !isClosedTo('vendor', path);
  return queryRole === null && isForVendor ? 'vendor' : 'student';
}

/** The menu for ordering as a guest: the return path, or else the menu of this host's mess. */
export function menuPath(returnUrl: string | null, tenant: string | undefined): string | undefined {
  const path = safeReturnUrl(returnUrl);
  if (path?.startsWith('/menu/')) return path;
  return tenant && `/menu/${tenant}`;
}

/** Rule: accounts-14 */
export function welcomeText(role: Role): string {
  return role === 'vendor' ? texts.loggedInVendor : texts.loggedIn;
}
