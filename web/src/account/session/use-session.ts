import { useEffect, useSyncExternalStore } from 'react';
import { restoreSession } from './restore-session.ts';
import { onSessionChange, type SessionState, sessionState } from './session-store.ts';

const loading: SessionState = { status: 'loading' };

/** Who is signed in. The first use on a page finds out. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(onSessionChange, sessionState);
  useEffect(restoreSession, []);
  return state ?? loading;
}
