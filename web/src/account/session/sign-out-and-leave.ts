import { authHook } from '../../lib/api/auth-hook.ts';
import { forgetWatch } from './inactivity/activity-record.ts';
import type { SignOutReason } from './other-tabs.ts';
import { signInPath } from './sign-in-path.ts';
import { endSession } from './sign-out.ts';
import { leaveNotice } from './sign-out-notice.ts';
import { clearSession, readSession, type StoredSession } from './stored-session.ts';

/** Why this tab is signed out: asked for here, after inactivity, or because of another tab. */
type LeaveReason = SignOutReason | 'elsewhere' | 'inactive-elsewhere';

const notices: Record<LeaveReason, string | undefined> = {
  asked: undefined,
  inactive: 'You were inactive for a while. Please log in again.',
  elsewhere: 'You logged out in another tab.',
  'inactive-elsewhere': 'You were inactive for a while. Please log in again.',
};

/** Signs out and leaves for the sign-in page with a new document: memory is wiped as well. */
export function signOutAndLeave(reason: LeaveReason): void {
  const session = readSession();
  clearSession();
  forgetWatch();
  // Until the next document is there, nothing goes out: neither as this person nor as a guest.
  authHook.getToken = () => new Promise(() => undefined);
  const ended = endSession(session, reason === 'inactive-elsewhere' ? 'elsewhere' : reason);
  const description = notices[reason];
  if (description) leaveNotice({ kind: 'info', title: 'Logged out', description });
  const leave = () => location.replace(signInAgainPath(session, reason));
  void Promise.race([ended, pause(longestTidyMs)]).then(leave);
}

/** Storage that does not answer keeps nobody on the page of a session that is over. */
const longestTidyMs = 1000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** After an inactivity logout the person comes back to where they were. */
function signInAgainPath(session: StoredSession | undefined, reason: LeaveReason): string {
  if (reason === 'asked' || reason === 'elsewhere') return '/login';
  return signInPath(location.pathname + location.search, session?.user?.role);
}
