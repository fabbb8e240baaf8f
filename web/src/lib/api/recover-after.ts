interface QueryState {
  status: 'pending' | 'error' | 'success';
  error: unknown;
  errorUpdateCount: number;
  errorUpdatedAt: number;
}

const firstMs = 5000;
const maxWaitMs = 30_000;

/**
 * A failed screen reads again after growing waits. Jitter spreads the retries of many screens after an outage. The time
 * of the failure sets the jitter, because a new random value at each call would reset the timer.
 */
export function recoverAfterMs({ status, ...failure }: QueryState): number | false {
  if (status !== 'error' || !isTransient(failure.error)) return false;
  const waitMs = Math.min(maxWaitMs, firstMs * 2 ** (failure.errorUpdateCount - 1));
  return Math.round(waitMs * (1 + (failure.errorUpdatedAt % 1000) / 1000));
}

/** A `refetchInterval` that reads at this interval, and sooner after a failure. */
export function refetchEvery(ms: number) {
  return ({ state }: { state: QueryState }) => recoverAfterMs(state) || ms;
}

/** Whether a retry may help. Compares names, because a first visit does not load the request layer with the classes. */
function isTransient(error: unknown): boolean {
  const { name, status }: { name?: unknown; status?: unknown } = Object(error);
  return name === 'NetworkError' || Number(status) >= 500 || status === 429;
}
