import { ApiError } from '../lib/api/api-error.ts';
import { demoCode } from '../lib/api/demo-refusal.ts';
import { showToast } from '../lib/ui/toast-store.ts';

/** The answer to a button whose dialog the demo does not have. */
export function toastNotInDemo(): void {
  showToast({
    kind: 'info',
    title: 'Not in the demo',
    description: 'In your mess this opens the details.',
  });
}

const notSaved = 'This is a demo, so nothing is saved. In your mess this button works.';

/** The answer to a button that changes something. @throws ApiError always */
export function refuseChange(): never {
  toastNotSaved();
  // The screen may replace the toast with its own, which asks to try again.
  setTimeout(toastNotSaved, 100);
  throw new ApiError({ status: 403, code: demoCode, message: notSaved });
}

function toastNotSaved(): void {
  showToast({ kind: 'info', title: 'Not saved in the demo', description: notSaved });
}
