import { restoreSession } from '../account/session/restore-session.ts';
import { sessionState } from '../account/session/session-store.ts';
import { hasSession } from '../lib/session/stored-session.ts';
import { showToast, type ToastContent } from '../lib/ui/toast-store.ts';
import { readDevice } from './device/stored-device.ts';
import { ownSteps } from './own-steps.ts';
import { sendOwnSteps } from './send-own-steps.ts';
import { belongsTo, type Step } from './steps.ts';
import { tapTexts } from './tap-texts.ts';

let isSending = false;

/** Sends the steps that another page of this device or person left in this browser. Rule: kitchen-26 */
export async function sendKeptSteps(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const device = await readDevice();
  const vendorId = device?.vendorId ?? (await signedInVendorId());
  const own = ownSteps();
  const kept = own.stored.get().filter((step) => belongsTo(vendorId, step));
  const toast = lateToast(kept, Date.now());
  if (toast) showToast(toast);
  await sendOwnSteps(own, vendorId)();
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

/** Younger steps are usually still on their way. */
const lateMs = 60_000;
const maxShown = 3;

/** The toast of steps that waited long, because their guests hear of them only now. */
export function lateToast(steps: readonly Step[], now: number): ToastContent | undefined {
  const late = tapTexts(steps.filter(({ at }) => now - Date.parse(at) > lateMs));
  if (late.length === 0) return undefined;
  const more = late.length - maxShown;
  const shown = late.slice(0, maxShown).map(({ label }) => label);
  return {
    kind: 'warning',
    title: 'Sending kitchen steps',
    description: `${[...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')}. They waited in this browser.`,
    durationMs: 10_000,
  };
}
