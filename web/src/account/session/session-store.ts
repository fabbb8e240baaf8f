import type { User } from '@thali/shared/auth/user.contract';
import { createObservable } from '../../lib/state/observable.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The person must replace a temporary password before any other page opens. */
  | { status: 'password-due'; user: User };

const signedOut: SessionState = { status: 'signed-out' };

const state = createObservable<SessionState | undefined>(undefined);

/** Undefined until `restoreSession` runs. */
export const sessionState: Pick<typeof state, 'get' | 'subscribe'> = state;

export function signedInAs(user: User, mustChangePassword: boolean): SessionState {
  return { status: mustChangePassword ? 'password-due' : 'signed-in', user };
}

export function setSessionState(next: SessionState): void {
  state.set(next.status === 'signed-out' ? signedOut : next);
}
