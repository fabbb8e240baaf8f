import { currentToast, showToast } from '../ui/toast-store.ts';

/** The request layer's toasts. Rule: wire-7 */
export const failureToasts = {
  retrying: () =>
    showToast({ kind: 'warning', title: 'Network error', description: 'Trying again...' }),
  noConnection: () =>
    showToast({
      kind: 'error',
      title: 'Network error',
      description: 'Please check your connection.',
    }),
  tooManyRequests: () =>
    showToast({
      kind: 'warning',
      title: 'Too many requests',
      description: 'You are making requests too quickly. Please wait and try again.',
    }),
  serverError: () =>
    showToast({
      kind: 'error',
      title: 'Server error',
      description: 'Something went wrong. Please try again later.',
    }),
  /** All failed calls share this toast. It shows again after the caller's own toast, which may have replaced it. */
  sessionExpired: () => {
    showSessionExpired();
    setTimeout(showSessionExpired);
  },
  clientError: (message: string) =>
    showToast({ kind: 'error', title: 'Error', description: message }),
};

const sessionExpired = {
  kind: 'error',
  title: 'Session expired',
  description: 'Please log in again.',
} as const;

function showSessionExpired(): void {
  if (currentToast()?.title !== sessionExpired.title) showToast(sessionExpired);
}
