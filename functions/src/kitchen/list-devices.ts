import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listDevices as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Actor } from '../http/actor.ts';
import { readDevices } from '../identity/devices.table.ts';
import { toDevice } from './to-device.ts';

/** The newest comes last. */
export async function listDevices(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const devices = await readDevices(params.vendorId);
  return {
    devices: devices
      .map(toDevice)
      .sort((one, other) => one.enrolledAt.localeCompare(other.enrolledAt)),
  };
}
