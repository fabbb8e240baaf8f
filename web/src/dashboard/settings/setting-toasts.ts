import type { ToastContent } from '../../lib/ui/toast-store.ts';

/** Rule: settings-3 */
export const settingUpdated: ToastContent = { kind: 'success', title: 'Setting updated' };

export const settingNotUpdated: ToastContent = {
  kind: 'error',
  title: 'Update failed',
  description: 'Could not update setting. Please try again.',
};

/** Beside a field whose value stays. */
export const notSaved = 'Not saved yet. Please try again.';

export const hoursUpdated: ToastContent = {
  kind: 'success',
  title: 'Business hours updated',
  description: 'Your business hours were updated successfully.',
};

export const hoursNotUpdated: ToastContent = {
  kind: 'error',
  title: 'Update failed',
  description: 'Could not update business hours.',
};
