import { walkEntries } from '../../../lib/state/walk-entries.ts';
import { withTimeout } from '../../../lib/state/with-timeout.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { type CheckoutIntent, isExpired } from './checkout-intent.ts';

/** Deletes unanswered orders of all people and messes after a day: they hold a name and a phone. Rule: offline-3 */
export function forgetOldCheckouts(): Promise<void> {
  const now = serverNow();
  return withTimeout(() =>
    walkEntries((cursor) => {
      const intent: CheckoutIntent | undefined = cursor.value;
      if (!String(cursor.key).includes('checkout:')) return;
      if (!intent || isExpired(intent, now)) cursor.delete();
    }),
  ).catch(() => {
    // Without storage there is nothing to delete.
  });
}
