import { callApi } from '../api/call-api.ts';
import type { PushPurpose } from './push-purpose.ts';

/**
 * Push notifications about a mess's new orders.
 * @param listener  the mess of a signed-in person, else the kitchen's device. Each device has its own subscription.
 * @param call  calls the API as that device; by default as the signed-in person
 */
export function alarmPurpose(listener: string, call: typeof callApi = callApi): PushPurpose {
  return {
    name: `alarm:${listener}`,
    save: (body) => call('PUT /push-subscription', { body, background: true }),
    remove: (endpoint) =>
      call('DELETE /push-subscription', { body: { endpoint }, background: true }),
  };
}
