import type { User } from '@thali/shared/auth/user.contract';
import { useState } from 'react';
import { type SessionState, sessionState } from '../account/session/session-store.ts';
import { readSession } from '../lib/session/stored-session.ts';
import { useObservable } from '../lib/state/observable.ts';

/**
 * The signed-in customer, if any. While the session code loads, returns the stored user. A tab without a stored session
 * never loads that code.
 */
export function useCustomer(): User | undefined {
  const state = useObservable(sessionState);
  const [storedUser] = useState(() => readSession()?.user);
  const user = userOf(state, storedUser);
  return user?.role === 'student' ? user : undefined;
}

function userOf(state: SessionState | undefined, storedUser: User | undefined): User | undefined {
  if (state?.status === 'signed-in') return state.user;
  return state?.status === 'loading' ? storedUser : undefined;
}
