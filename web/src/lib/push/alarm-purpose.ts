import { callApi } from '../api/call-api.ts';
import type { PushPurpose } from './push-purpose.ts';

/**
 * New orders of a mess.
 * @param call  as a kitchen's device calls the API; left out, as who is signed in
 */
export function alarmPurpose(vendorId: string, call: typeof callApi = callApi): PushPurpose {
  return {
    name: `alarm:${vendorId}`,
    tell: (body) => call('PUT /push-subscription', { body, background: true }),
    withdraw: (endpoint) =>
      call('DELETE /push-subscription', { body: { endpoint }, background: true }),
  };
}
