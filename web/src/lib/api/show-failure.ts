import { showToast } from '../ui/toast-store.ts';
import { errorText } from './error-text.ts';

/** Shows the toast of a failed call, with the error's text or else the fallback. */
export function showFailure(title: string, error: unknown, fallback?: string): void {
  showToast({ kind: 'error', title, description: errorText(error) ?? fallback });
}
