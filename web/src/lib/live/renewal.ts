/** Long enough before the end for a fresh token to be fetched and the join to be answered. */
const leadMs = 60_000;
const soonestMs = 15_000;
const retryMs = 60_000;
const longestTimerMs = 2 ** 31 - 1;

/** A membership that lasts as long as its token, and is asked for again before that. */
export interface Renewal {
  /** Admitted until then, epoch milliseconds; undefined: for as long as the connection lives. */
  until(endsAt: number | undefined): void;
  /** Turned away: once more in a while. */
  retry(): void;
  /** The membership has ended, as after a sleep, and events may have been missed. */
  isOver(): boolean;
  stop(): void;
}

export function createRenewal(askAgain: () => void): Renewal {
  let end: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(askAgain, Math.min(ms, longestTimerMs));
  }

  return {
    until(endsAt) {
      end = endsAt;
      clearTimeout(timer);
      if (endsAt !== undefined) wait(Math.max(endsAt - leadMs - Date.now(), soonestMs));
    },
    retry: () => wait(retryMs),
    isOver: () => end !== undefined && Date.now() >= end,
    stop: () => clearTimeout(timer),
  };
}
