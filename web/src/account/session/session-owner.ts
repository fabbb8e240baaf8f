import type { User } from '@thali/shared/auth/user.contract';

/**
 * The person and the role of a session. Tabs with the same owner sign out together and share their activity. Tabs of
 * another person, or of the same person in another role, do not.
 */
export function ownerOf(user: Pick<User, 'id' | 'role'>): string {
  return `${user.role}:${user.id}`;
}
