import { callApi } from '../../lib/api/call-api.ts';
import { type AlarmCalls, alarmPurpose } from '../../lib/push/alarm-purpose.ts';

/** Of somebody who is signed in. */
export const ownAlarmCalls: AlarmCalls = {
  save: (body) => callApi('PUT /push-subscription', { body, quiet: true }),
  remove: (body) => callApi('DELETE /push-subscription', { body, quiet: true }),
};

export function ownAlarm(vendorId: string) {
  return alarmPurpose(vendorId, ownAlarmCalls);
}
