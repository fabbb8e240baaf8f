import type { Role } from '@thali/shared/auth/user.contract';

const homes: Record<Role, string> = { admin: '/admin', vendor: '/vendor', student: '/customer' };

/** Where a signed-in person starts. Rule: accounts-4 */
export function homeOfRole(role: string): string {
  return Object.hasOwn(homes, role) ? homes[role as Role] : '/';
}

/** Whether a page behind a role guard would turn this role away. */
export function isClosedTo(role: string, path: string): boolean {
  return Object.entries(homes).some(
    ([owner, home]) => owner !== role && new RegExp(`^${home}(?:[/?#]|$)`).test(path),
  );
}
