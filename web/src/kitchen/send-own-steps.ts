import { sessionState } from '../account/session/session-store.ts';
import type { OwnSteps } from './own-steps.ts';
import { stepKeys } from './step-keys.ts';
import { belongsTo, type Step } from './steps.ts';

/**
 * Sends the steps of a mess. Only one tab of the browser sends.
 * @returns a function that ends the sending when all steps are answered, and then resolves
 * Rule: kitchen-26
 */
export function sendOwnSteps(own: OwnSteps, vendorId: string): () => Promise<void> {
  const { key, queue } = own;
  const ending = new AbortController();
  const { signal } = ending;
  const isOwnStep = (step: Step) => belongsTo(vendorId, step);
  const sendUntilEnded = () =>
    new Promise<void>((resolve) => {
      const stop = queue.start(isOwnStep);
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  // Rejects if all steps are answered before this tab gets the lock.
  const ended = navigator.locks.request(key, { signal }, sendUntilEnded).catch(() => undefined);

  const releaseHidden = () => document.visibilityState === 'hidden' && queue.release();
  addEventListener('online', queue.retry, { signal });
  addEventListener('pagehide', queue.release, { signal });
  document.addEventListener('visibilitychange', releaseHidden, { signal });
  endWhen(sessionState, () => key === stepKeys.staff && isSignedOut(), ending);
  return () => {
    endWhen(queue.steps, () => !queue.steps.get().some(isOwnStep), ending);
    return ended;
  };
}

function endWhen(
  { subscribe }: Pick<OwnSteps['stored'], 'subscribe'>,
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
