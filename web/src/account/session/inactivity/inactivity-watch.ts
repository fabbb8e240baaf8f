import type { ActivityRecord } from './activity-record.ts';
import type { InactivityLimits } from './inactivity-limits.ts';

export type WatchState =
  | { phase: 'active' }
  /** `endsAt`: epoch milliseconds of the logout. */
  | { phase: 'warning'; endsAt: number }
  | { phase: 'ended' };

interface WatchParts {
  limits: InactivityLimits;
  record: ActivityRecord;
  /** An ongoing order is on screen: the person waits for it without touching anything. */
  isHeld: () => boolean;
  onState: (state: WatchState) => void;
}

export interface InactivityWatch {
  /** The page was touched. While the warning is up only an answer to it counts. */
  touch(): void;
  /** Something happened that counts by itself, such as a live order update. */
  signal(): void;
  /** Stay Logged In. */
  stay(): void;
  /** Looks at the clock: the page woke, or another tab was active. */
  check(): void;
  /** Writes the record again: another person's logout has cleared this browser's storage. */
  remember(): void;
  stop(): void;
}

/** No finer than this is needed, and storage is spared a write for each pointer event. */
const grainMs = 1000;
/** A page that slept longer than this was not being read, whatever it showed. */
const longestHoldMs = 60 * 60_000;

/**
 * Watches one session from now on. It counts by the wall clock and asks the shared record before it
 * acts, so that neither a sleeping laptop nor a frozen tab gets it wrong.
 */
export function watchInactivity({ limits, record, isHeld, onState }: WatchParts): InactivityWatch {
  const warnAfterMs = limits.warnAfterSeconds * 1000;
  const logoutAfterMs = limits.logoutAfterSeconds * 1000;
  const extendByMs = limits.extendBySeconds * 1000;
  /** How often it is looked whether an order is on screen; in time for other tabs not to warn. */
  const lookEveryMs = Math.min(10_000, warnAfterMs / 2);
  let ownLast = Date.now();
  let state: WatchState = { phase: 'active' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(at: number): void {
    ownLast = at;
    record.write(at);
  }

  /** A clock that was set back makes no one active in the future, but for an extension. */
  function lastActive(now: number): number {
    const latest = now + Math.max(0, extendByMs - logoutAfterMs);
    return Math.min(latest, Math.max(ownLast, record.read() ?? ownLast));
  }

  function check(): void {
    if (state.phase === 'ended') return;
    clearTimeout(timer);
    const now = Date.now();
    let last = lastActive(now);
    const longest = Math.max(longestHoldMs, logoutAfterMs);
    if (now - last >= lookEveryMs && now - last < longest && isHeld()) {
      mark(now);
      last = now;
    }
    const idleMs = now - last;
    if (idleMs >= logoutAfterMs) {
      setState({ phase: 'ended' });
      return;
    }
    const isDue = idleMs >= warnAfterMs;
    setState(isDue ? { phase: 'warning', endsAt: last + logoutAfterMs } : { phase: 'active' });
    const boundaryMs = (isDue ? logoutAfterMs : warnAfterMs) - idleMs;
    timer = setTimeout(check, Math.min(boundaryMs, lookEveryMs));
  }

  function setState(next: WatchState): void {
    const isSame =
      next.phase === state.phase &&
      (next.phase !== 'warning' || (state.phase === 'warning' && state.endsAt === next.endsAt));
    state = next;
    if (!isSame) onState(next);
  }

  /** The touch that wakes a machine comes too late: first the clock, then the touch. */
  function count(counts: () => boolean): void {
    const now = Date.now();
    if (Math.abs(now - ownLast) < grainMs && state.phase === 'active') return;
    check();
    if (!counts()) return;
    mark(now);
    check();
  }

  mark(ownLast);
  check();

  return {
    touch: () => count(() => state.phase === 'active'),
    signal: () => count(() => state.phase !== 'ended'),
    stay() {
      check();
      if (state.phase === 'ended') return;
      mark(Date.now() - logoutAfterMs + extendByMs);
      check();
    },
    check,
    remember: () => record.write(lastActive(Date.now())),
    stop() {
      clearTimeout(timer);
      state = { phase: 'ended' };
    },
  };
}
