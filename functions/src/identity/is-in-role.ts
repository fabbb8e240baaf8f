import type { Role } from '@thali/shared/auth/user.contract';

/** Whether a user with these groups of the user pool has a role. A user without groups is a customer. */
export function isInRole(role: Role, groups: readonly (string | undefined)[] = []): boolean {
  return groups.includes(role) || (role === 'student' && groups.length === 0);
}
