import type { PushAddress } from './push-address.ts';
import type { PushPurpose } from './push-purpose.ts';

/** How the mess's own people, or a kitchen device, tell the server. */
export interface AlarmCalls {
  save(body: PushAddress): Promise<unknown>;
  remove(body: { endpoint: string }): Promise<unknown>;
}

/** New orders of a mess. */
export function alarmPurpose(vendorId: string, { save, remove }: AlarmCalls): PushPurpose {
  return {
    name: `alarm:${vendorId}`,
    tell: save,
    withdraw: (endpoint) => remove({ endpoint }),
  };
}
