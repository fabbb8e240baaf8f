import { callApi } from '../api/call-api.ts';
import type { PushPurpose } from './push-purpose.ts';

/** Push notifications about new orders of another mess of the signed-in person. */
export function alarmOfOtherMess(vendorId: string): PushPurpose {
  return alarmPurpose(vendorId, (key, call) => {
    const callThere = { ...call, headers: { 'x-mess': vendorId } };
    return callApi(key, callThere);
  });
}

/**
 * Push notifications about new orders of a mess.
 * @param listener the id of the mess for a signed-in person, or of the kitchen's device
 * @param call calls the API as the device; default: as the signed-in person
 */
export function alarmPurpose(listener: string, call: typeof callApi = callApi): PushPurpose {
  return {
    name: `alarm:${listener}`,
    save: (body) => call('PUT /push-subscription', { body, background: true }),
    remove: (endpoint) =>
      call('DELETE /push-subscription', { body: { endpoint }, background: true }),
  };
}
