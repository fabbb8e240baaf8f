import type { User } from '@thali/shared/auth/user.contract';
import { ownerOf } from '../../../lib/session/stored-session.ts';
import { limitsOf } from './inactivity-limits.ts';

const sharedPrefix = 'thali.activity.';
const tabKey = 'thali.watched';

/**
 * The last activity of a session's owner in any tab, in epoch milliseconds. Local storage keeps it, so that a tab that
 * slept reads the right time when it wakes.
 */
export interface ActivityRecord {
  read(): number | undefined;
  write(at: number): void;
}

export function activityRecord(owner: string): ActivityRecord {
  const key = sharedPrefix + owner;
  return {
    read() {
      const at = Number(tryStorage(() => localStorage.getItem(key)) ?? Number.NaN);
      return Number.isFinite(at) ? at : undefined;
    },
    write: (at) => void tryStorage(() => localStorage.setItem(key, String(at))),
  };
}

/** Whether an earlier document of this tab, such as before a reload, watched the session. */
function wasWatched(): boolean {
  return tryStorage(() => sessionStorage.getItem(tabKey)) === '1';
}

export function markWatched(): void {
  tryStorage(() => sessionStorage.setItem(tabKey, '1'));
}

export function forgetWatch(): void {
  tryStorage(() => sessionStorage.removeItem(tabKey));
}

/** Ignores a browser that refuses storage. The watch then sees only this document's activity. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Whether a restored session is over, because the person returned too late or another tab removed the record at
 * sign-out.
 */
export function isOverdue(user: User, now = Date.now()): boolean {
  if (!wasWatched()) return false;
  const lastActive = activityRecord(ownerOf(user)).read();
  if (lastActive === undefined) return true;
  return now - lastActive >= limitsOf(user.role).logoutAfterSeconds * 1000;
}
