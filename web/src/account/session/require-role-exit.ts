import type { Role } from '@thali/shared/auth/user.contract';
import { homeOfRole, signInPath } from './sign-in-path.ts';

/**
 * Where to go from a page of another role; undefined for the page's own role. A wrong role is sent to
 * the sign-in page, which sends it on to its own home; the customer's page sends it there at once.
 * @param role  of the person who is signed in, if anybody is
 * @param here  the path, with its query
 * Rule: accounts-5
 */
export function exitFor(owner: Role, role: string | undefined, here: string): string | undefined {
  if (role === owner) return undefined;
  return owner === 'student' && role ? homeOfRole(role) : signInPath(here, owner);
}
