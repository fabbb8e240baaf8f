import { showToast } from '../../lib/ui/toast-store.ts';

/** Says that this browser could not store a change. */
export function showNotStored(): void {
  showToast({
    kind: 'error',
    title: 'This device cannot store it',
    description: 'Free some space on the device, then try again.',
  });
}
