import { AppError } from '@thali/shared/http/app-error';
import type { KitchenDevice as Answer } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { KitchenDevice } from '../identity/devices.table.ts';

/** A device as its mess sees it. */
export function toDevice(device: KitchenDevice): Answer {
  const { deviceId, name, kind = 'kitchen', enrolledAt, lastHeardAt } = device;
  const { batteryPercent = null, isCharging = null } = device;
  return { id: deviceId, name, kind, enrolledAt, lastHeardAt, batteryPercent, isCharging };
}

export function deviceNotFound(): AppError {
  return new AppError('DEVICE_NOT_FOUND', 'This device is no longer part of the kitchen.');
}
