import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { restoreSession } from './restore-session.ts';
import { type SessionState, sessionState } from './session-store.ts';

const loading: SessionState = { status: 'loading' };

/** Who is signed in. The first use on a page finds out. */
export function useSession(): SessionState {
  const state = useObservable(sessionState);
  useEffect(restoreSession, []);
  return state ?? loading;
}
