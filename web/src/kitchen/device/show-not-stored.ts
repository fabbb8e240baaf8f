import { showToast } from '../../lib/ui/toast-store.ts';
import * as texts from './device-texts.ts';

/** Says that this browser could not store a change. */
export function showNotStored(): void {
  showToast({
    kind: 'error',
    title: texts.cannotStore,
    description: texts.freeSpace,
  });
}
