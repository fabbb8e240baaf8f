import { callApi } from '../api/call-api.ts';
import type { PushPurpose } from './push-purpose.ts';

/**
 * New orders of a mess.
 * @param listener  the mess where somebody is signed in, else the kitchen's device: what the server keeps for one device
 *   says nothing to the next one
 * @param call  as that device calls the API; left out, as the signed-in person
 */
export function alarmPurpose(listener: string, call: typeof callApi = callApi): PushPurpose {
  return {
    name: `alarm:${listener}`,
    save: (body) => call('PUT /push-subscription', { body, background: true }),
    remove: (endpoint) =>
      call('DELETE /push-subscription', { body: { endpoint }, background: true }),
  };
}
