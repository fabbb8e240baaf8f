import { authHook } from '../api/auth-hook.ts';
import { failureToasts } from '../api/failure-toasts.ts';
import { currentAccessToken } from './current-access-token.ts';
import { SessionEnded } from './renew-session.ts';
import { forgetSession } from './sign-out.ts';
import { hasSession } from './stored-session.ts';

/** Makes the request layer speak for whoever is signed in. */
export function wireAuthHook(): void {
  authHook.getToken = () => tokenOrEnd(false);
  authHook.refresh = async () => (await tokenOrEnd(true)) !== undefined;
  authHook.sessionLost = forgetSession;
}

/** A refused session ends here; a network that is down is for the caller to report. */
async function tokenOrEnd(forceRefresh: boolean): Promise<string | undefined> {
  try {
    return await currentAccessToken(forceRefresh);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    if (hasSession()) failureToasts.sessionExpired();
    forgetSession();
    return undefined;
  }
}
