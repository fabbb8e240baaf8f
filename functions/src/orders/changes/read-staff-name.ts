import type { Actor } from '../../http/actor.ts';
import { readDevice } from '../../identity/devices.table.ts';
import { readUser } from '../../identity/users.table.ts';

/** The name of the person or kitchen device, for the mess's books. 0.5 read units. */
export async function readStaffName(actor: Actor): Promise<string> {
  const row =
    'deviceId' in actor
      ? await readDevice(actor.vendorId, actor.deviceId)
      : 'userId' in actor
        ? await readUser(actor.userId)
        : undefined;
  return row?.name || 'Staff';
}
