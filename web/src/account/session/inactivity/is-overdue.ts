import type { User } from '@thali/shared/auth/user.contract';
import { ownerOf } from '../stored-session.ts';
import { activityRecord, wasWatched } from './activity-record.ts';
import { limitsOf } from './inactivity-limits.ts';

/**
 * Whether the session that this document found was over before it opened: nobody came back in time,
 * or a sign-out in another tab went unheard, which shows in the record being gone.
 */
export function isOverdue(user: User, now = Date.now()): boolean {
  if (!wasWatched()) return false;
  const lastActive = activityRecord(ownerOf(user)).read();
  if (lastActive === undefined) return true;
  return now - lastActive >= limitsOf(user.role).logoutAfterSeconds * 1000;
}
