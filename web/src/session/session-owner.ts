import type { User } from '@thali/shared/auth/user.contract';

/**
 * Whose session it is, and as what: tabs with the same owner are signed out together and count each
 * other's activity. Somebody else in another tab, or the same person in another role, is left alone.
 */
export function ownerOf(user: Pick<User, 'id' | 'role'>): string {
  return `${user.role}:${user.id}`;
}
