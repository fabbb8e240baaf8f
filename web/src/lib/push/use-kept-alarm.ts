import { useEffect } from 'react';
import type { callApi } from '../api/call-api.ts';
import { alarmPurpose } from './alarm-purpose.ts';
import { closeSeenNotices } from './close-seen-notices.ts';
import { pushState } from './push-purpose.ts';
import { followPush } from './use-push.ts';

type Ongoing = Parameters<typeof closeSeenNotices>[0];

/** Keeps this phone's alarm registered, and closes notifications about acknowledged orders. Rule: offline-5 */
export function useKeptAlarm(listener: string, ongoing: Ongoing, call?: typeof callApi): void {
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
