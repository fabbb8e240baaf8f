import { ApiError } from '../../lib/api/api-error.ts';
import { authHook } from '../../lib/api/auth-hook.ts';
import { failureToasts } from '../../lib/api/failure-toasts.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { currentMess, hasSession, readSession } from '../../lib/session/stored-session.ts';
import { claimsOf } from './access-token.ts';
import { currentAccessToken } from './current-access-token.ts';
import { SessionEnded } from './refresh-session.ts';
import * as texts from './session-texts.ts';
import { forgetSession } from './sign-out.ts';

/** Starts a new or restored session: calls send its token, and the inactivity watch runs. */
export function beginSession(): void {
  installAuthHook();
  void loadWatch().then(({ watchPerson }) => watchPerson());
}

const loadWatch = retryUntilLoaded(() => import('./watch-person.ts'));

/** Gives the request layer the token of the signed-in person. */
function installAuthHook(): void {
  authHook.getToken = () => tokenOrEndSession(false);
  authHook.getMess = currentMess;
  authHook.refresh = refresh;
  authHook.endSession = (refusedToken) => {
    if (belongsToSession(refusedToken)) endLocalSession();
  };
}

/** If the server refuses many calls at once, the first call refreshes and the others use the new token. */
async function refresh(refusedToken?: string): Promise<boolean> {
  const stored = readSession();
  if (refusedToken && stored && stored.token !== refusedToken)
    return belongsToSession(refusedToken);
  return (await tokenOrEndSession(true)) !== undefined;
}

/** Ends a refused session. The caller reports other errors, such as no network. */
async function tokenOrEndSession(forceRefresh: boolean): Promise<string | undefined> {
  try {
    return await currentAccessToken(forceRefresh);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    endLocalSession();
    throw new ApiError({
      status: 401,
      code: 'SESSION_EXPIRED',
      message: texts.logInAgain,
    });
  }
}

function endLocalSession(): void {
  if (hasSession()) failureToasts.sessionExpired();
  forgetSession();
}

/** Whether the token belongs to the current session. A late answer for an earlier session must not end this session. */
function belongsToSession(token: string | undefined): boolean {
  const stored = readSession();
  if (!token || !stored) return true;
  const [claims, storedClaims] = [claimsOf(token), claimsOf(stored.token)];
  return claims.sub === storedClaims.sub && claims.client_id === storedClaims.client_id;
}
