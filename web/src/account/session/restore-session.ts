import { ApiError } from '../../lib/api/api-error.ts';
import { authHook } from '../../lib/api/auth-hook.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { hasSession, readSession, writeSession } from '../../lib/session/stored-session.ts';
import { beginSession } from './begin-session.ts';
import { isOverdue } from './inactivity/activity-record.ts';
import { sessionState, setSessionState, signedInAs } from './session-store.ts';
import { forgetSession } from './sign-out.ts';
import { signOutAndLeave } from './sign-out-and-leave.ts';

type Profile = AnswerOf<'GET /auth/profile'>;

/** Restores the stored session once per page load. Later calls do nothing. */
export function restoreSession(): void {
  if (sessionState.get()) return;
  const storedSession = readSession();
  setSessionState({ status: storedSession ? 'loading' : 'signed-out' });
  if (!storedSession) return;
  if (storedSession.user && isOverdue(storedSession.user)) {
    signOutAndLeave('inactive');
  } else {
    beginSession();
    void loadProfile();
  }
}

/** Loads the profile. Keeps the stored profile if the server is unreachable. */
async function loadProfile(): Promise<void> {
  try {
    const profile = await readProfile();
    const session = readSession();
    if (!session) return forgetSession();
    const { user, mustChangePassword = session.mustChangePassword ?? false } = profile;
    writeSession({ ...session, user, mustChangePassword });
    setSessionState(signedInAs(user, mustChangePassword));
  } catch (error) {
    if (isRefused(error)) authHook.endSession();
    else keepStoredProfile();
  }
}

/** Refreshes the token here, because the request layer refreshes no token for calls of /auth. */
async function readProfile(): Promise<Profile> {
  const read = () => callApi('GET /auth/profile', { background: true });
  try {
    return await read();
  } catch (error) {
    if (!isRefused(error) || !hasSession() || !(await authHook.refresh())) throw error;
    return read();
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function keepStoredProfile(): void {
  const { user, mustChangePassword = false } = readSession() ?? {};
  if (user) setSessionState(signedInAs(user, mustChangePassword));
  else forgetSession();
}
