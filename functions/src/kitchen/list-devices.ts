import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  KitchenDevice as Answer,
  listDevices as contract,
} from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Actor } from '../http/actor.ts';
import { type KitchenDevice, readDevices } from '../identity/devices.table.ts';

/** Lists a mess's devices, oldest first. */
export async function listDevices(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const devices = await readDevices(params.vendorId);
  return {
    devices: devices.map(toDevice).sort((a, b) => a.enrolledAt.localeCompare(b.enrolledAt)),
  };
}

export function toDevice(device: KitchenDevice): Answer {
  const { deviceId, name, kind = 'kitchen', number, enrolledAt, lastHeardAt } = device;
  const { batteryPercent = null, isCharging = null, language } = device;
  const report = { lastHeardAt, batteryPercent, isCharging, ...(language && { language }) };
  return { id: deviceId, name, kind, ...(number && { number }), enrolledAt, ...report };
}

export function deviceNotFound(): AppError {
  return new AppError('DEVICE_NOT_FOUND', 'This device is no longer part of the kitchen.');
}
