import { useEffect } from 'react';
import { alarmPurpose } from '../../lib/push/alarm-purpose.ts';
import { closeSeenNotices } from '../../lib/push/close-seen-notices.ts';
import { pushState } from '../../lib/push/push-purpose.ts';
import { followPush } from '../../lib/push/use-push.ts';
import type { Order } from './order-list.ts';

/** Keeps the alarm of this phone, where it is on: a new address is told, and what was seen stops calling. Rule: offline-5 */
export function useKeptAlarm(vendorId: string, ongoing: readonly Order[]): void {
  useEffect(
    () => followPush(() => void pushState(alarmPurpose(vendorId)).catch(() => undefined)),
    [vendorId],
  );
  useEffect(() => {
    closeSeenNotices(ongoing).catch(() => undefined);
  }, [ongoing]);
}
