import type { User } from '@thali/shared/auth/user.contract';
import { useState, useSyncExternalStore } from 'react';
import {
  onSessionChange,
  type SessionState,
  sessionState,
} from '../account/session/session-store.ts';
import { readSession } from '../account/session/stored-session.ts';

/**
 * The customer who is signed in here, if anybody is. A guest pays for none of it: only a tab with a
 * session has begun to find out, and until it has, whoever was last seen is believed.
 */
export function useCustomer(): User | undefined {
  const state = useSyncExternalStore(onSessionChange, sessionState);
  const [lastSeen] = useState(() => readSession()?.user);
  const user = userOf(state, lastSeen);
  return user?.role === 'student' ? user : undefined;
}

function userOf(state: SessionState | undefined, lastSeen: User | undefined): User | undefined {
  if (state?.status === 'signed-in') return state.user;
  return state?.status === 'loading' ? lastSeen : undefined;
}
