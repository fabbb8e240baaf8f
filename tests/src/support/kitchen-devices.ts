import { newDeviceToken } from '@thali/functions/kitchen/device-token';
import { toDeviceRow } from '@thali/functions/kitchen/devices.table';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

/** A device of a mess's kitchen, straight into the table. */
export async function makeDevice(vendorId: string): Promise<{ deviceId: string; token: string }> {
  const deviceId = randomIds.menu();
  const { token, secretHash } = newDeviceToken(vendorId, deviceId);
  const at = new Date().toISOString();
  await putRows([
    toDeviceRow({ vendorId, deviceId, name: 'Tawa', secretHash, enrolledAt: at, lastHeardAt: at }),
  ]);
  return { deviceId, token };
}
