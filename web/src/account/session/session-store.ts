import type { User } from '@thali/shared/auth/user.contract';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** Known, and let in nowhere: the password is a temporary one, to be replaced first. */
  | { status: 'password-due'; user: User };

const signedOut: SessionState = { status: 'signed-out' };

let state: SessionState | undefined;
const listeners = new Set<() => void>();

/** Undefined until someone asked who is signed in. */
export function sessionState(): SessionState | undefined {
  return state;
}

export function signedInAs(user: User, mustChangePassword: boolean): SessionState {
  return { status: mustChangePassword ? 'password-due' : 'signed-in', user };
}

export function setSessionState(next: SessionState): void {
  state = next.status === 'signed-out' ? signedOut : next;
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
