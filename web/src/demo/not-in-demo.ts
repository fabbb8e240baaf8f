import { showToast } from '../lib/ui/toast-store.ts';

/** The answer to a button whose dialog the demo does not have. */
export function tellNotInDemo(): void {
  showToast({
    kind: 'info',
    title: 'Not in the demo',
    description: 'In your mess this opens the details.',
  });
}
