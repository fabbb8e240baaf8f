/** Long enough to fetch a fresh token and to join before the end. */
const leadMs = 60_000;
const minTimerMs = 15_000;
const retryMs = 60_000;
const maxTimerMs = 2 ** 31 - 1;

/** Renews a membership before its token ends. */
export interface Renewal {
  /** The end of the membership, epoch milliseconds. Undefined if it lasts as long as the connection. */
  until(endsAt: number | undefined): void;
  /** Refused: tries again later. */
  retry(): void;
  /** The membership has ended, such as during sleep, and events may have been missed. */
  isOver(): boolean;
  stop(): void;
}

export function createRenewal(renew: () => void): Renewal {
  let end: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(renew, Math.min(ms, maxTimerMs));
  }

  return {
    until(endsAt) {
      end = endsAt;
      clearTimeout(timer);
      if (endsAt !== undefined) wait(Math.max(endsAt - leadMs - Date.now(), minTimerMs));
    },
    retry: () => wait(retryMs),
    isOver: () => end !== undefined && Date.now() >= end,
    stop: () => clearTimeout(timer),
  };
}
