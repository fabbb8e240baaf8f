import type { User } from '@thali/shared/auth/user.contract';

/** The session of this tab. It survives a reload and ends with the tab. */
export interface StoredSession {
  token: string;
  refreshToken: string;
  /** Epoch milliseconds by this device's clock, even if that clock is wrong. */
  expiresAt: number;
  /** The last known profile, for a reload without a network. */
  user?: User;
  /** Whether the password is temporary. */
  mustChangePassword?: boolean;
}

const sessionKey = 'thali.session';

/** Whether this tab has a session. Makes no request. */
export function hasSession(): boolean {
  return readSession() !== undefined;
}

export function readSession(): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null');
    return isStoredSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The mess of this tab. Undefined for a person with one mess. Rule: outlets-2 */
export function currentMess(): string | undefined {
  const { user } = readSession() ?? {};
  return (user?.vendorIds && user.vendorId) || undefined;
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

/**
 * The owner of a session: a person in one role. Tabs with the same owner sign out together and share their activity.
 */
export function ownerOf(user: Pick<User, 'id' | 'role'>): string {
  return `${user.role}:${user.id}`;
}

export function writeSession(session: StoredSession): void {
  try {
    sessionStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // If the browser refuses storage, the sign-in page appears again after a reload.
  }
}

export function clearSession(): void {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // If the browser refuses storage, it has stored nothing.
  }
}
