import { AppError } from '@thali/shared/http/app-error';
import { readDevices } from '../identity/devices.table.ts';

const mostDevices = 20;

/** @throws AppError TOO_MANY_DEVICES for a new code, and for one that was made while there was room */
export async function assertRoomForDevice(vendorId: string): Promise<void> {
  const devices = await readDevices(vendorId);
  if (devices.length < mostDevices) return;
  throw new AppError(
    'TOO_MANY_DEVICES',
    `A kitchen can have ${mostDevices} devices. Remove one that is no longer used.`,
  );
}
