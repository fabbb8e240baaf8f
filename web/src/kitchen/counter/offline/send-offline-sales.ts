import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createObservable } from '../../../lib/state/observable.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';
import {
  isWaiting,
  loadOfflineSales,
  type OfflineSale,
  offlineSales,
  refuseSale,
  removeSale,
} from './offline-sales.ts';

/** Whether the last sale could not be sent, so the device waits for the network. */
export const isStuck = createObservable(false);

const timeoutMs = 15_000;
const maxRetryMs = 15_000;
/** The wait after the person at the device closed the keypad. */
const retryAfterKeypadMs = 60_000;

/**
 * Sends the sales of a mess one after another, in the order of the sales. Only one tab of the browser sends them.
 * @returns a function that stops sending
 * Rule: counter-10
 */
export function sendOfflineSales(vendorId: string, onSent: (order: Order) => void): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  navigator.locks
    .request(`thali-counter-sales:${vendorId}`, { signal }, () =>
      sendUntilEnded(vendorId, onSent, signal),
    )
    .catch(() => undefined);
  return () => abortController.abort();
}

async function sendUntilEnded(
  vendorId: string,
  onSent: (order: Order) => void,
  signal: AbortSignal,
): Promise<void> {
  await loadOfflineSales();
  let failures = 0;
  while (!signal.aborted) {
    const now = Date.now();
    const unsentSales = offlineSales
      .get()
      .filter((sale) => sale.vendorId === vendorId && isWaiting(sale));
    const dueSale = unsentSales.find(({ sendAt }) => sendAt <= now);
    if (!dueSale) {
      isStuck.set(false);
      await waitForWork(signal, Math.min(...unsentSales.map(({ sendAt }) => sendAt - now)));
      continue;
    }
    const waitMs = await send(dueSale, failures, onSent);
    failures = waitMs ? failures + 1 : 0;
    isStuck.set(waitMs !== undefined);
    if (waitMs) await waitForWork(signal, waitMs);
  }
}

/** @returns how long to wait for the next attempt; undefined after an answer */
async function send(
  { key, body }: OfflineSale,
  failures: number,
  onSent: (order: Order) => void,
): Promise<number | undefined> {
  const retryMs = Math.min(maxRetryMs, 1000 * 2 ** failures);
  try {
    const call = { body, idempotencyKey: key, background: true, timeoutMs };
    const { order } = await kitchenCall('POST /counter-orders', call);
    await removeSale(key);
    onSent(order);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) {
      // The device may be unable to store the refusal. It then sends the sale again under the same key.
      return refuseSale(key, error.message).then(
        () => undefined,
        () => retryMs,
      );
    }
    if (error instanceof ApiError && error.status === 403) return retryAfterKeypadMs;
    return retryMs;
  }
}

/** Whether another attempt would also fail. A lost session or device (401, 403) may come back. */
function isRefusal({ status }: ApiError): boolean {
  return status < 500 && ![401, 403, 429].includes(status);
}

/** Resolves after a time, when a sale changes, when the network is back, or at the end. */
function waitForWork(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const listenController = new AbortController();
    const endWait = () => {
      clearTimeout(timer);
      unsubscribe();
      listenController.abort();
      resolve();
    };
    const timer = Number.isFinite(ms) ? setTimeout(endWait, ms) : undefined;
    const unsubscribe = offlineSales.subscribe(endWait);
    addEventListener('online', endWait, { signal: listenController.signal });
    signal.addEventListener('abort', endWait, { signal: listenController.signal });
  });
}
