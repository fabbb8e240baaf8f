import { restoreSession } from '../account/session/restore-session.ts';
import { sessionState } from '../account/session/session-store.ts';
import { hasSession } from '../lib/session/stored-session.ts';
import { showToast, type ToastContent } from '../lib/ui/toast-store.ts';
import { browserSteps } from './browser-steps.ts';
import { readDevice } from './device/stored-device.ts';
import * as texts from './kitchen-texts.ts';
import { sendBrowserSteps } from './send-browser-steps.ts';
import { belongsTo, type Step } from './steps.ts';
import { tapTexts } from './tap-texts.ts';

let isSending = false;

/** Sends the steps that an earlier page stored in this browser. Rule: kitchen-26 */
export async function sendStoredSteps(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const device = await readDevice();
  const vendorId = device?.vendorId ?? (await signedInVendorId());
  const unanswered = browserSteps();
  const storedSteps = unanswered.stored.get().filter((step) => belongsTo(vendorId, step));
  const toast = lateToast(storedSteps, Date.now());
  if (toast) showToast(toast);
  await sendBrowserSteps(unanswered, vendorId)();
  isSending = false;
}

/** Resolves when staff of a mess are signed in. */
function signedInVendorId(): Promise<string> {
  if (hasSession()) restoreSession();
  return new Promise((resolve) => {
    const check = () => {
      const state = sessionState.get();
      if (state?.status !== 'signed-in' || !state.user.vendorId) return;
      unsubscribe();
      resolve(state.user.vendorId);
    };
    const unsubscribe = sessionState.subscribe(check);
    check();
  });
}

/** Ignores younger steps, which are probably being sent. */
const lateMs = 60_000;
const maxShown = 3;

/** The toast about steps that waited long. Returns undefined if there are none. */
export function lateToast(steps: readonly Step[], now: number): ToastContent | undefined {
  const lateTaps = tapTexts(steps.filter(({ at }) => now - Date.parse(at) > lateMs));
  if (lateTaps.length === 0) return undefined;
  const hiddenCount = lateTaps.length - maxShown;
  const labels = lateTaps.slice(0, maxShown).map(({ label }) => label);
  return {
    kind: 'warning',
    title: texts.sendingChanges,
    description: texts.waitedHere(
      [...labels, ...(hiddenCount > 0 ? [texts.more(hiddenCount)] : [])].join(', '),
    ),
    durationMs: 10_000,
  };
}
