import { ApiError } from '../../lib/api/api-error.ts';
import { isDemoRefusal } from '../../lib/api/demo-refusal.ts';
import type { ToastContent } from '../../lib/ui/toast-store.ts';

/** Rule: settings-3 */
export const settingUpdated: ToastContent = { kind: 'success', title: 'Setting updated' };

export function settingNotUpdated(error: Error): ToastContent {
  return {
    kind: 'error',
    title: 'Update failed',
    description:
      isOutdated(error) || isDemoRefusal(error)
        ? error.message
        : 'Could not update setting. Please try again.',
  };
}

/** The text beside a field that keeps its typed value. */
export const notSaved = 'Not saved yet. Please try again.';

export const hoursUpdated: ToastContent = {
  kind: 'success',
  title: 'Business hours updated',
  description: 'Your business hours were updated successfully.',
};

export function hoursNotUpdated(error: Error): ToastContent {
  return {
    kind: 'error',
    title: 'Update failed',
    description: isOutdated(error)
      ? 'The hours have changed since you opened them. Cancel to see them, then edit again.'
      : isDemoRefusal(error)
        ? error.message
        : 'Could not update business hours.',
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof ApiError && error.code === 'SETTINGS_CHANGED';
}
