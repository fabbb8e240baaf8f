import type { LiveState } from '../lib/live/live-types.ts';
import { pollWhileDownMs } from '../lib/live/use-live-room.ts';

/** Only a failed poll reveals a dead connection. */
const pollAfterSilenceMs = 120_000;
/** While other frames arrive, only a poll reveals a lost frame. */
const maxPollGapMs = 300_000;

export interface Polling {
  /** Records a frame, which proves that the connection is alive. */
  recordFrame(): void;
  stop(): void;
}

/**
 * Polls at once and every 15 s while the connection is down. While it is live, polls after two minutes without a frame,
 * and at least every five minutes. Rule: live-7
 */
export function startPolling(link: LiveState, poll: () => void): Polling {
  let polledAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;

  function schedule(): void {
    const untilMaxGapMs = polledAt + maxPollGapMs - Date.now();
    const waitMs = link === 'live' ? Math.min(pollAfterSilenceMs, untilMaxGapMs) : pollWhileDownMs;
    clearTimeout(timer);
    timer = setTimeout(pollAndSchedule, waitMs);
  }

  function pollAndSchedule(): void {
    polledAt = Date.now();
    poll();
    schedule();
  }

  if (link === 'down') pollAndSchedule();
  else schedule();
  return { recordFrame: schedule, stop: () => clearTimeout(timer) };
}
