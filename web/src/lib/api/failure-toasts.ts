import { currentToast, showToast } from '../ui/toast-store.ts';
import * as texts from './api-texts.ts';

/** The request layer's toasts. Rule: wire-7 */
export const failureToasts = {
  retrying: () =>
    showToast({ kind: 'warning', title: texts.networkError, description: texts.tryingAgain }),
  noConnection: () =>
    showToast({
      kind: 'error',
      title: texts.networkError,
      description: texts.checkConnection,
    }),
  tooManyRequests: () =>
    showToast({
      kind: 'warning',
      title: texts.tooMany,
      description: texts.tooManyHint,
    }),
  serverError: () =>
    showToast({
      kind: 'error',
      title: texts.serverError,
      description: texts.tryLater,
    }),
  /** All failed calls share this toast. It shows again after the caller's own toast, which may have replaced it. */
  sessionExpired: () => {
    showSessionExpired();
    setTimeout(showSessionExpired);
  },
  clientError: (message: string) =>
    showToast({ kind: 'error', title: texts.error, description: message }),
};

const sessionExpired = {
  kind: 'error',
  title: texts.sessionExpired,
  description: texts.logInAgain,
} as const;

function showSessionExpired(): void {
  if (currentToast()?.title !== sessionExpired.title) showToast(sessionExpired);
}
