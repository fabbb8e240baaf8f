import type { ToastContent } from '../../ui/toast-store.ts';

/** Source: spec 2, section 8. */
export const settingUpdated: ToastContent = { kind: 'success', title: 'Setting updated' };

export const settingNotUpdated: ToastContent = {
  kind: 'error',
  title: 'Update failed',
  description: 'Could not update setting. Please try again.',
};

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
