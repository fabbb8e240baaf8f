import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { removeDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Actor } from '../http/actor.ts';
import { deleteDevice, lockDevice } from '../identity/devices.table.ts';
import { closeConnections } from '../live/close-connections.ts';
import { renewPassKeys } from '../vendors/change-vendor.table.ts';
import { deviceNotFound } from './list-devices.ts';

/**
 * Deletes the row last. If closing the live connections fails, the device stays in the list, and a second removal
 * closes the connections.
 */
export async function removeDevice(
  _actor: Actor,
  { params: { vendorId, deviceId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await lockDevice(vendorId, deviceId))) throw deviceNotFound();
  await closeConnections(deviceId);
  // A scanner stores the day's keys, so replace them.
  await renewPassKeys(vendorId);
  await deleteDevice(vendorId, deviceId);
  return { success: true };
}
