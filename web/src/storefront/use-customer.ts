import type { User } from '@thali/shared/auth/user.contract';
import { useState } from 'react';
import { type SessionState, sessionState } from '../account/session/session-store.ts';
import { readSession } from '../lib/session/stored-session.ts';
import { useObservable } from '../lib/state/observable.ts';

/**
 * The signed-in customer, if any. Only a tab with a stored session loads the session code. Until it has loaded, the
 * stored user counts.
 */
export function useCustomer(): User | undefined {
  const state = useObservable(sessionState);
  const [lastSeen] = useState(() => readSession()?.user);
  const user = userOf(state, lastSeen);
  return user?.role === 'student' ? user : undefined;
}

function userOf(state: SessionState | undefined, lastSeen: User | undefined): User | undefined {
  if (state?.status === 'signed-in') return state.user;
  return state?.status === 'loading' ? lastSeen : undefined;
}
