import type { ActivityRecord } from './activity-record.ts';
import type { InactivityLimits } from './inactivity-limits.ts';

export type WatchState =
  | { phase: 'active' }
  /** `endsAt`: epoch milliseconds of the logout. */
  | { phase: 'warning'; endsAt: number }
  | { phase: 'ended' };

interface WatchOptions {
  limits: InactivityLimits;
  record: ActivityRecord;
  /** Whether an ongoing order is on screen. A person may wait for it without touching anything. */
  isOrderOnScreen: () => boolean;
  onState: (state: WatchState) => void;
}

export interface InactivityWatch {
  /** Counts a touch of the page, except while the warning is open. */
  touch(): void;
  /** Counts an event without a touch, such as a live order update. */
  signal(): void;
  /** Handles Stay Logged In. */
  stay(): void;
  /** Checks the clock after the page wakes or another tab is active. */
  check(): void;
  /** Writes the record again after another person's logout clears this browser's storage. */
  remember(): void;
  stop(): void;
}

/** Without this limit, each pointer event would write to storage. */
const minWriteIntervalMs = 1000;
/** An ongoing order on screen counts as activity for at most this time while the page sleeps. */
const maxOrderOnScreenMs = 60 * 60_000;

/**
 * Watches the inactivity of one session. Reads the wall clock and the shared record before it acts, because timers stop
 * in a sleeping laptop.
 */
export function watchInactivity({
  limits,
  record,
  isOrderOnScreen,
  onState,
}: WatchOptions): InactivityWatch {
  const warnAfterMs = limits.warnAfterSeconds * 1000;
  const logoutAfterMs = limits.logoutAfterSeconds * 1000;
  const extendByMs = limits.extendBySeconds * 1000;
  /** The interval between checks for an order on screen. Each check keeps the other tabs from warning. */
  const checkEveryMs = Math.min(10_000, warnAfterMs / 2);
  let lastInThisTab = Date.now();
  let state: WatchState = { phase: 'active' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveActivity(at: number): void {
    lastInThisTab = at;
    record.write(at);
  }

  /** Limits the time to now plus an extension, in case the clock was set back. */
  function lastActive(now: number): number {
    const latestPossible = now + Math.max(0, extendByMs - logoutAfterMs);
    return Math.min(latestPossible, Math.max(lastInThisTab, record.read() ?? lastInThisTab));
  }

  function check(): void {
    if (state.phase === 'ended') return;
    clearTimeout(timer);
    const now = Date.now();
    let lastActivity = lastActive(now);
    const maxIdleMs = Math.max(maxOrderOnScreenMs, logoutAfterMs);
    if (now - lastActivity >= checkEveryMs && now - lastActivity < maxIdleMs && isOrderOnScreen()) {
      saveActivity(now);
      lastActivity = now;
    }
    const idleMs = now - lastActivity;
    if (idleMs >= logoutAfterMs) {
      setState({ phase: 'ended' });
      return;
    }
    const isDue = idleMs >= warnAfterMs;
    setState(
      isDue ? { phase: 'warning', endsAt: lastActivity + logoutAfterMs } : { phase: 'active' },
    );
    const boundaryMs = (isDue ? logoutAfterMs : warnAfterMs) - idleMs;
    timer = setTimeout(check, Math.min(boundaryMs, checkEveryMs));
  }

  function setState(next: WatchState): void {
    const isSame =
      next.phase === state.phase &&
      (next.phase !== 'warning' || (state.phase === 'warning' && state.endsAt === next.endsAt));
    state = next;
    if (!isSame) onState(next);
  }

  /** Checks the clock first, because the touch that wakes a machine may come too late. */
  function countActivity(isCounted: () => boolean): void {
    const now = Date.now();
    if (Math.abs(now - lastInThisTab) < minWriteIntervalMs && state.phase === 'active') return;
    check();
    if (!isCounted()) return;
    saveActivity(now);
    check();
  }

  saveActivity(lastInThisTab);
  check();

  return {
    touch: () => countActivity(() => state.phase === 'active'),
    signal: () => countActivity(() => state.phase !== 'ended'),
    stay() {
      check();
      if (state.phase === 'ended') return;
      saveActivity(Date.now() - logoutAfterMs + extendByMs);
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
