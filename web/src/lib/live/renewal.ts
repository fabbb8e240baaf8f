/** Leaves time to fetch a fresh token and to join again. */
const leadMs = 60_000;
const minTimerMs = 15_000;
const retryMs = 60_000;
const maxTimerMs = 2 ** 31 - 1;

/** Renews a membership before its token ends. */
export interface Renewal {
  /** Plans the renewal. @param endsAt  epoch milliseconds; undefined if the membership lasts as long as the connection */
  schedule(endsAt: number | undefined): void;
  /** Renews later, after a refusal. */
  retry(): void;
  /** Whether the membership has ended, for example during sleep. After its end, events may be lost. */
  isOver(): boolean;
  stop(): void;
}

export function createRenewal(renew: () => void): Renewal {
  let membershipEndsAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(renew, Math.min(ms, maxTimerMs));
  }

  return {
    schedule(endsAt) {
      membershipEndsAt = endsAt;
      clearTimeout(timer);
      if (endsAt !== undefined) wait(Math.max(endsAt - leadMs - Date.now(), minTimerMs));
    },
    retry: () => wait(retryMs),
    isOver: () => membershipEndsAt !== undefined && Date.now() >= membershipEndsAt,
    stop: () => clearTimeout(timer),
  };
}
