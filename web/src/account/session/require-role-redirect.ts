import type { Role } from '@thali/shared/auth/user.contract';
import { homeOfRole, signInPath } from './sign-in-path.ts';

/**
 * The path to which a page redirects a person of another role. Returns undefined for the page's own role. Usually this
 * is the sign-in page, which redirects to the role's home. The customer's page redirects to the role's home directly.
 * @param owner  the role that may see the page
 * @param role  the role of the signed-in person, if any
 * @param path  the path with its query
 * Rule: accounts-5
 */
export function redirectFor(
  owner: Role,
  role: string | undefined,
  path: string,
): string | undefined {
  if (role === owner) return undefined;
  return owner === 'student' && role ? homeOfRole(role) : signInPath(path, owner);
}
