import { newDeviceToken } from '@thali/functions/identity/device-token';
import { toDeviceRow } from '@thali/functions/identity/devices.table';
import { keys } from '@thali/functions/table/keys';
import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { type Answer, call } from './call.ts';
import { randomIds } from './random-ids.ts';
import { deleteRow, putRows } from './test-table.ts';

/** Inserts a kitchen device or a ready board into the table. @returns the device with its calls */
export async function makeDevice(vendorId: string, kind: DeviceKind = 'kitchen') {
  const deviceId = randomIds.menu();
  const { token, secretHash } = newDeviceToken(vendorId, deviceId);
  const at = new Date().toISOString();
  await putRows([
    toDeviceRow({
      ...{ vendorId, deviceId, name: 'Tawa', kind, secretHash },
      ...{ enrolledAt: at, lastHeardAt: at },
    }),
  ]);
  const headers = { authorization: `Device ${token}` };
  return {
    deviceId,
    token,
    headers,
    call: (method: string, path: string, body?: unknown): Promise<Answer> =>
      call(method, path, { body, headers }),
    remove: () => deleteRow(keys.kitchenDevice(vendorId, deviceId)),
  };
}
