import type { User } from '@thali/shared/auth/user.contract';
import { readSession, writeSession } from '../../lib/session/stored-session.ts';
import { sessionState, setSessionState } from './session-store.ts';

/** Stores changes that the server made to the signed-in person, so that every screen shows them. */
export function changeUser(userId: string, changes: Partial<User>): void {
  const stored = readSession();
  if (stored?.user?.id === userId) {
    writeSession({ ...stored, user: { ...stored.user, ...changes } });
  }
  const state = sessionState.get();
  if (state?.status === 'signed-in' && state.user.id === userId) {
    setSessionState({ ...state, user: { ...state.user, ...changes } });
  }
}
