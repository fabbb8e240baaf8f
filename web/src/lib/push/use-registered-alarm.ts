import { useEffect } from 'react';
import type { callApi } from '../api/call-api.ts';
import { alarmPurpose } from './alarm-purpose.ts';
import { closeSeenNotices } from './close-seen-notices.ts';
import { pushState } from './push-purpose.ts';
import { followPush } from './use-push.ts';

type OngoingOrders = Parameters<typeof closeSeenNotices>[0];

/** Keeps this phone's alarm registered, and closes notifications about acknowledged orders. Rule: offline-5 */
export function useRegisteredAlarm(
  listener: string,
  ongoing: OngoingOrders,
  call?: typeof callApi,
): void {
  useEffect(() => {
    // Registers again at each start, because a new password deletes earlier subscriptions on the server.
    let mustSave = true;
    return followPush(() => {
      pushState(alarmPurpose(listener, call), { mustSave }).then(
        () => {
          mustSave = false;
        },
        () => undefined,
      );
    });
  }, [listener, call]);
  useEffect(() => {
    closeSeenNotices(ongoing).catch(() => undefined);
  }, [ongoing]);
}
