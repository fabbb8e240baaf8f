import { sessionState } from '../account/session/session-store.ts';
import type { BrowserSteps } from './browser-steps.ts';
import { stepKeys } from './step-keys.ts';
import { belongsTo, type Step } from './steps.ts';

/**
 * Sends the steps of a mess. Only one tab of the browser sends them. Tabs of other messes send their own.
 * @returns a function that stops sending once all steps are answered; its promise then resolves
 * Rule: kitchen-26
 */
export function sendBrowserSteps(
  browserSteps: BrowserSteps,
  vendorId: string,
): () => Promise<void> {
  const { key, queue } = browserSteps;
  const ending = new AbortController();
  const { signal } = ending;
  const isStepOfMess = (step: Step) => belongsTo(vendorId, step);
  const sendUntilEnded = () =>
    new Promise<void>((resolve) => {
      const stopSending = queue.start(isStepOfMess);
      signal.addEventListener('abort', () => {
        stopSending();
        resolve();
      });
    });
  // Rejects if all steps are answered before this tab gets the lock.
  const lockName = `${key}:${vendorId}`;
  const sending = navigator.locks
    .request(lockName, { signal }, sendUntilEnded)
    .catch(() => undefined);

  const releaseHidden = () => document.visibilityState === 'hidden' && queue.release();
  addEventListener('online', queue.retry, { signal });
  addEventListener('pagehide', queue.release, { signal });
  document.addEventListener('visibilitychange', releaseHidden, { signal });
  endWhen(sessionState, () => key === stepKeys.staff && isSignedOut(), ending);
  return () => {
    endWhen(queue.steps, () => !queue.steps.get().some(isStepOfMess), ending);
    return sending;
  };
}

function endWhen(
  { subscribe }: Pick<BrowserSteps['stored'], 'subscribe'>,
  isOver: () => boolean,
  ending: AbortController,
): void {
  const check = () => isOver() && ending.abort();
  const unsubscribe = subscribe(() => void check());
  ending.signal.addEventListener('abort', unsubscribe);
  check();
}

function isSignedOut(): boolean {
  return sessionState.get()?.status === 'signed-out';
}
