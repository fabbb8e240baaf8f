import { newDeviceToken } from '@thali/functions/kitchen/device-token';
import { keys } from '@thali/functions/table/keys';
import { randomIds } from './random-ids.ts';
import { deleteRow, putRows } from './test-table.ts';

/** A kitchen device of a mess, straight into the table. */
export async function makeDevice(vendorId: string) {
  const deviceId = randomIds.menu();
  const { token, secretHash } = newDeviceToken(vendorId, deviceId);
  const time = new Date().toISOString();
  const key = keys.kitchenDevice(vendorId, deviceId);
  await putRows([
    { ...key, name: 'Counter tablet', secretHash, enrolledAt: time, lastHeardAt: time },
  ]);
  return {
    deviceId,
    headers: { authorization: `Device ${token}` },
    remove: () => deleteRow(key),
  };
}
