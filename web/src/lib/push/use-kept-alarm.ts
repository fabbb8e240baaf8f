import { useEffect } from 'react';
import type { callApi } from '../api/call-api.ts';
import { alarmPurpose } from './alarm-purpose.ts';
import { closeSeenNotices } from './close-seen-notices.ts';
import { pushState } from './push-purpose.ts';
import { followPush } from './use-push.ts';

type Ongoing = Parameters<typeof closeSeenNotices>[0];

/** Keeps the alarm of this phone, where it is on: a new subscription is saved, and messages about seen orders go away. Rule: offline-5 */
export function useKeptAlarm(listener: string, ongoing: Ongoing, call?: typeof callApi): void {
  useEffect(() => {
    // With a new password the server forgets what was subscribed before: each start says it again.
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
