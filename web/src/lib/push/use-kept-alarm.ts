import type { Order } from '@thali/shared/orders/order.contract';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import { useEffect } from 'react';
import type { callApi } from '../api/call-api.ts';
import { alarmPurpose } from './alarm-purpose.ts';
import { newOrderTag } from './new-order-tag.ts';
import { pushState } from './push-purpose.ts';
import { followPush } from './use-push.ts';

type Ongoing = Pick<Order, 'id' | 'status' | 'acknowledgedAt' | 'statusTimes' | 'createdAt'>;

/** Keeps this phone's alarm registered, and closes notifications about acknowledged orders. Rule: offline-5 */
export function useKeptAlarm(
  listener: string,
  ongoing: readonly Ongoing[],
  call?: typeof callApi,
): void {
  useEffect(() => {
    // A new password deletes earlier subscriptions on the server, so each start registers again.
    let again = true;
    return followPush(() => {
      pushState(alarmPurpose(listener, call), { again }).then(
        () => {
          again = false;
        },
        () => undefined,
      );
    });
  }, [listener, call]);
  useEffect(() => {
    closeSeenNotices(ongoing).catch(() => undefined);
  }, [ongoing]);
}

/** Closes this phone's notifications about new orders that somebody has acknowledged on any screen. */
async function closeSeenNotices(orders: readonly Ongoing[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const notices = (await registration?.getNotifications?.()) ?? [];
  if (notices.length === 0) return;
  const seen = new Set(orders.filter((one) => !isUnanswered(one)).map(({ id }) => newOrderTag(id)));
  for (const notice of notices) if (seen.has(notice.tag)) notice.close();
}
