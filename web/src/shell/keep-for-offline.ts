import { isDevicePath } from '@thali/shared/site/kitchen-path';

/** Stores a mess's own host on the phone when the page is idle. Rule: offline-6 */
export function keepForOffline(): void {
  if (!document.querySelector('link[rel=manifest]')) return;
  const { connection } = navigator as { connection?: Connection };
  // A kitchen's device must start offline on any network.
  if (isScarce(connection) && !isDevicePath(location.pathname)) return;
  const keep = () => setTimeout(whenIdle, settleMs, () => void import('./register-worker.ts'));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

const settleMs = 2500;
const maxWaitMs = 10_000;

/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user saves data, or has a network that is too slow for downloads in the background. */
export function isScarce({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

/** Safari has no idle callback and runs the work at once. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') work();
  else requestIdleCallback(work, { timeout: maxWaitMs });
}
