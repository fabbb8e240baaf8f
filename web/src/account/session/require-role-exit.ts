import type { Role } from '@thali/shared/auth/user.contract';
import { homeOfRole, signInPath } from './sign-in-path.ts';

/**
 * The redirect from a page of another role, or undefined for the page's own role. A wrong role goes to the sign-in page,
 * which redirects to that role's home. The customer's page redirects there directly.
 * @param role  the role of the signed-in person, if any
 * @param here  the path with its query
 * Rule: accounts-5
 */
export function exitFor(owner: Role, role: string | undefined, path: string): string | undefined {
  if (role === owner) return undefined;
  return owner === 'student' && role ? homeOfRole(role) : signInPath(path, owner);
}
