import type { User } from '@thali/shared/auth/user.contract';

/** What a sign-in leaves in this tab: it survives a reload and ends with the tab. */
export interface StoredSession {
  token: string;
  refreshToken: string;
  /** Epoch milliseconds by this device's own clock, however wrong that is. */
  expiresAt: number;
  /** As last seen, so that a reload without a network still knows who is here. */
  user?: User;
  /** The password is a temporary one. */
  mustChangePassword?: boolean;
}

const key = 'thali.session';

/** Whether someone signed in here. Cheap: costs no request and loads nothing. */
export function hasSession(): boolean {
  return readSession() !== undefined;
}

/**
 * Whose session it is, and as what: tabs with the same owner are signed out together and count each
 * other's activity. Another person in another tab, or the same person in another role, is left alone.
 */
export function ownerOf(user: Pick<User, 'id' | 'role'>): string {
  return `${user.role}:${user.id}`;
}

export function readSession(): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isStoredSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(session: StoredSession): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
  } catch {
    // A browser that refuses storage keeps no session; the sign-in page says so by coming back.
  }
}

export function clearSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const session = value as Partial<StoredSession>;
  return (
    typeof session.token === 'string' &&
    typeof session.refreshToken === 'string' &&
    typeof session.expiresAt === 'number'
  );
}
