import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { removeDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import { getRoster } from '@thali/shared/passes/roster.contract';
import { type Actor, roleOfDevice } from '../http/actor.ts';
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
  const device = await lockDevice(vendorId, deviceId);
  if (!device) throw deviceNotFound();
  await closeConnections(deviceId);
  // A scanner stores the day's keys, so replace them. Other devices cannot read them, and new keys end all cards.
  if (getRoster.callers.includes(roleOfDevice(device.kind))) await renewPassKeys(vendorId);
  await deleteDevice(vendorId, deviceId);
  return { success: true };
}
