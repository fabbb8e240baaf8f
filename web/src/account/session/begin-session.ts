import { ApiError } from '../../lib/api/api-error.ts';
import { authHook } from '../../lib/api/auth-hook.ts';
import { failureToasts } from '../../lib/api/failure-toasts.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { claimsOf } from './access-token.ts';
import { currentAccessToken } from './current-access-token.ts';
import { SessionEnded } from './refresh-session.ts';
import { forgetSession } from './sign-out.ts';
import { hasSession, readSession } from './stored-session.ts';

/** What begins with a session, fresh or found: calls go out as this person, and inactivity is watched. */
export function beginSession(): void {
  wireAuthHook();
  void loadFollowing().then(({ followPerson }) => followPerson());
}

/** Comes apart, after what the page shows. */
const loadFollowing = retryUntilLoaded(() => import('./follow-person.ts'));

/** Makes the request layer speak for the person who is signed in. */
function wireAuthHook(): void {
  authHook.getToken = () => tokenOrEnd(false);
  authHook.refresh = refresh;
  authHook.sessionLost = (refused) => {
    if (isOfThisSession(refused)) endHere();
  };
}

/** Of many calls that were refused at once the first one refreshes, the others find it done. */
async function refresh(refused?: string): Promise<boolean> {
  const stored = readSession();
  if (refused && stored && stored.token !== refused) return isOfThisSession(refused);
  return (await tokenOrEnd(true)) !== undefined;
}

/** A refused session ends here; a network that is down is for the caller to report. */
async function tokenOrEnd(forceRefresh: boolean): Promise<string | undefined> {
  try {
    return await currentAccessToken(forceRefresh);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    endHere();
    throw new ApiError({
      status: 401,
      code: 'SESSION_EXPIRED',
      message: 'Please log in again.',
    });
  }
}

function endHere(): void {
  if (hasSession()) failureToasts.sessionExpired();
  forgetSession();
}

/** A late answer to a call of an earlier session must not touch the one of now. */
function isOfThisSession(token: string | undefined): boolean {
  const stored = readSession();
  if (!token || !stored) return true;
  const [theirs, ours] = [claimsOf(token), claimsOf(stored.token)];
  return theirs.sub === ours.sub && theirs.client_id === ours.client_id;
}
