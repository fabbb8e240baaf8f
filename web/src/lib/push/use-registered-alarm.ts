import { useEffect } from 'react';
import type { callApi } from '../api/call-api.ts';
import { readSession } from '../session/stored-session.ts';
import { alarmOfOtherMess, alarmPurpose } from './alarm-purpose.ts';
import { closeSeenNotices } from './close-seen-notices.ts';
import { reportPageMess } from './page-mess.ts';
import { type PushPurpose, pushState } from './push-purpose.ts';
import { followPush } from './use-push.ts';

type OngoingOrders = Parameters<typeof closeSeenNotices>[0];

interface RegisteredAlarm {
  vendorId: string;
  /** The id of the mess for a signed-in person, or of the kitchen's device. */
  listener: string;
  ongoing: OngoingOrders;
  /** Calls the API as the device; default: as the signed-in person. */
  call?: typeof callApi;
}

/** Keeps this phone's alarm registered, and closes notifications about acknowledged orders. Rule: offline-5 */
export function useRegisteredAlarm({ vendorId, listener, ongoing, call }: RegisteredAlarm): void {
  useEffect(() => reportPageMess(vendorId), [vendorId]);
  useEffect(() => {
    // Registers again at each start, because a new password deletes earlier subscriptions on the server.
    let mustSave = true;
    return followPush(() => {
      const purposes = [
        alarmPurpose(listener, call),
        ...(listener === vendorId ? alarmsElsewhere(vendorId) : []),
      ];
      Promise.all(purposes.map((purpose) => pushState(purpose, { mustSave }))).then(
        () => {
          mustSave = false;
        },
        () => undefined,
      );
    });
  }, [vendorId, listener, call]);
  useEffect(() => {
    closeSeenNotices(ongoing).catch(() => undefined);
  }, [ongoing]);
}

/** The phone also rings for messes that no tab has open. Rule: outlets-2 */
function alarmsElsewhere(vendorId: string): PushPurpose[] {
  const { vendorIds = [] } = readSession()?.user ?? {};
  return vendorIds.filter((id) => id !== vendorId).map(alarmOfOtherMess);
}
