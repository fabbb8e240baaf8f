import type { User } from '@thali/shared/auth/user.contract';
import { ApiError } from '../api/api-error.ts';
import { authHook } from '../api/auth-hook.ts';
import { callApi } from '../api/call-api.ts';
import { sessionState, setSessionState, signedInAs } from './session-store.ts';
import { forgetSession } from './sign-out.ts';
import { readSession, writeSession } from './stored-session.ts';
import { wireAuthHook } from './wire-auth-hook.ts';

interface Profile {
  user: User;
  mustChangePassword?: boolean;
}

/** Finds out who is signed in, once per page load; asking again costs nothing. */
export function restoreSession(): void {
  if (sessionState()) return;
  if (!readSession()) {
    setSessionState({ status: 'signed-out' });
    return;
  }
  setSessionState({ status: 'loading' });
  wireAuthHook();
  void loadProfile(true);
}

/** The profile as the server knows it; while it can't be reached, as it was last seen here. */
async function loadProfile(mayRefresh: boolean): Promise<void> {
  try {
    const profile = await callApi<Profile>('GET', '/auth/profile', { background: true });
    const session = readSession();
    if (!session) return forgetSession();
    const { user, mustChangePassword = session.mustChangePassword ?? false } = profile;
    writeSession({ ...session, user, mustChangePassword });
    setSessionState(signedInAs(user, mustChangePassword));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (!isRefused) return trustLastSeen();
    if (mayRefresh && (await authHook.refresh().catch(() => false))) return loadProfile(false);
    forgetSession();
  }
}

function trustLastSeen(): void {
  const { user, mustChangePassword = false } = readSession() ?? {};
  if (user) setSessionState(signedInAs(user, mustChangePassword));
  else forgetSession();
}
