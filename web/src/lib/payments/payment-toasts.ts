import { showToast } from '../ui/toast-store.ts';
import * as texts from './payment-toast-texts.ts';

/** Rule: screens-1, plans-12 */
const succeededMs = 5000;
const failedMs = 6000;

export const paymentToasts = {
  succeeded: (description: string) =>
    showToast({
      kind: 'success',
      title: texts.paymentSuccessful,
      description,
      durationMs: succeededMs,
    }),
  failed: (message: string) => showToast({ kind: 'error', title: message, durationMs: failedMs }),
};
