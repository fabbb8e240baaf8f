interface Failing {
  status: 'pending' | 'error' | 'success';
  error: unknown;
  errorUpdateCount: number;
  errorUpdatedAt: number;
}

const firstMs = 5000;
const longestMs = 30_000;

/**
 * When a screen whose answer did not come asks again by itself: after waits that grow, for as long as it is
 * mounted. Spread over as much again, so that not all screens of an outage come back at once; by the time of the failure,
 * since a figure that changed with each look would never come.
 */
export function recoverAfterMs({ status, ...failing }: Failing): number | false {
  if (status !== 'error' || !mayPass(failing.error)) return false;
  const grownMs = Math.min(longestMs, firstMs * 2 ** (failing.errorUpdateCount - 1));
  return Math.round(grownMs * (1 + (failing.errorUpdatedAt % 1000) / 1000));
}

/** For `refetchInterval`: reads this often, and sooner after a failure. */
export function everyMs(ms: number) {
  return ({ state }: { state: Failing }) => recoverAfterMs(state) || ms;
}

/** Whether asking again may help. By their names: the classes come with the request layer, which a first visit does without. */
function mayPass(error: unknown): boolean {
  const { name, status }: { name?: unknown; status?: unknown } = Object(error);
  return name === 'NetworkError' || Number(status) >= 500 || status === 429;
}
