import type { User } from '@thali/shared/auth/user.contract';
import { ownerOf } from '../stored-session.ts';
import { limitsOf } from './inactivity-limits.ts';

const sharedPrefix = 'thali.activity.';
const tabKey = 'thali.watched';

/**
 * When this owner was last active in any tab, epoch milliseconds. In local storage, so that a tab
 * which slept through every message still reads the truth when it wakes.
 */
export interface ActivityRecord {
  read(): number | undefined;
  write(at: number): void;
}

export function activityRecord(owner: string): ActivityRecord {
  const key = sharedPrefix + owner;
  return {
    read() {
      const at = Number(stored(() => localStorage.getItem(key)) ?? Number.NaN);
      return Number.isFinite(at) ? at : undefined;
    },
    write: (at) => void stored(() => localStorage.setItem(key, String(at))),
  };
}

/** Whether this tab's session was under watch before this document: a reload, a tab brought back. */
function wasWatched(): boolean {
  return stored(() => sessionStorage.getItem(tabKey)) === '1';
}

export function markWatched(): void {
  stored(() => sessionStorage.setItem(tabKey, '1'));
}

export function forgetWatch(): void {
  stored(() => sessionStorage.removeItem(tabKey));
}

/** A browser that refuses storage watches this document only. */
function stored<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Whether the session that this document found was over before it opened: the person did not come back in time,
 * or a sign-out in another tab went unheard, which shows in the record being gone.
 */
export function isOverdue(user: User, now = Date.now()): boolean {
  if (!wasWatched()) return false;
  const lastActive = activityRecord(ownerOf(user)).read();
  if (lastActive === undefined) return true;
  return now - lastActive >= limitsOf(user.role).logoutAfterSeconds * 1000;
}
