import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { restoreSession } from './restore-session.ts';
import { type SessionState, sessionState } from './session-store.ts';

const loading: SessionState = { status: 'loading' };

/** The session state. The first use restores the session of this tab. */
export function useSession(): SessionState {
  const state = useObservable(sessionState);
  useEffect(restoreSession, []);
  return state ?? loading;
}
