import { authHook } from '../../lib/api/auth-hook.ts';
import { clearSession, readSession, type StoredSession } from '../../lib/session/stored-session.ts';
import { forgetWatch } from './inactivity/activity-record.ts';
import type { SignOutReason } from './other-tabs.ts';
import * as texts from './session-texts.ts';
import { signInPath } from './sign-in-path.ts';
import { endSession } from './sign-out.ts';
import { storeNotice } from './sign-out-notice.ts';

/** The reason for the sign-out: a click here, inactivity, or a sign-out in another tab. */
type LeaveReason = SignOutReason | 'elsewhere' | 'inactive-elsewhere';

const notices: Record<LeaveReason, string | undefined> = {
  asked: undefined,
  inactive: texts.inactive,
  elsewhere: texts.otherTab,
  'inactive-elsewhere': texts.inactive,
};

/** Signs out and loads the sign-in page as a new document, which also clears the memory. */
export function signOutAndLeave(reason: LeaveReason): void {
  const session = readSession();
  clearSession();
  forgetWatch();
  // Until the next document loads, each call waits for a token and sends nothing.
  authHook.getToken = () => new Promise(() => undefined);
  const cleanup = endSession(session, reason === 'inactive-elsewhere' ? 'elsewhere' : reason);
  const description = notices[reason];
  if (description) storeNotice({ kind: 'info', title: texts.loggedOut, description });
  const leave = () => location.replace(signInAgainPath(session, reason));
  void Promise.race([cleanup, pause(maxCleanupMs)]).then(leave);
}

/** The page navigates after this time, even if the storage does not answer. */
const maxCleanupMs = 1000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** After an inactivity logout, the sign-in returns to the same page. */
function signInAgainPath(session: StoredSession | undefined, reason: LeaveReason): string {
  if (reason === 'asked' || reason === 'elsewhere') return '/login';
  return signInPath(location.pathname + location.search, session?.user?.role);
}
