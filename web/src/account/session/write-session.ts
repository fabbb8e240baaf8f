import { type StoredSession, sessionKey } from '../../lib/session/stored-session.ts';

export function writeSession(session: StoredSession): void {
  try {
    sessionStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // A browser that refuses storage keeps no session, so the sign-in page appears again.
  }
}

export function clearSession(): void {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
