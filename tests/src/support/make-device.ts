import { newDeviceToken } from '@thali/functions/kitchen/device-token';
import { keys } from '@thali/functions/table/keys';
import { type Answer, call } from './call.ts';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

/** A kitchen's device, straight into the table, and the calls that it makes. */
export async function makeDevice(vendorId: string) {
  const deviceId = randomIds.menu();
  const { token, secretHash } = newDeviceToken(vendorId, deviceId);
  const enrolledAt = new Date().toISOString();
  const row = { name: 'Test tablet', secretHash, enrolledAt, lastHeardAt: enrolledAt };
  await putRows([{ ...keys.kitchenDevice(vendorId, deviceId), ...row }]);
  return {
    deviceId,
    token,
    call: (method: string, path: string, body?: unknown): Promise<Answer> =>
      call(method, path, { body, headers: { authorization: `Device ${token}` } }),
  };
}
