import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { ringDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import { vendorRoom } from '@thali/shared/live/live-frames';
import type { Actor } from '../http/actor.ts';
import { readDevice } from '../identity/devices.table.ts';
import { connectionsOf, forgetConnection } from '../live/memberships.table.ts';
import { postFrame } from '../live/post-frame.ts';
import { audiences } from '../table/audiences.ts';
import { deviceNotFound } from './list-devices.ts';

/** Rings every open page of the device. Rule: kitchen-13 */
export async function ringDevice(
  _actor: Actor,
  { params: { vendorId, deviceId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await readDevice(vendorId, deviceId))) throw deviceNotFound();
  const audience = audiences.person(deviceId);
  const frame = {
    event: 'device:ring',
    room: vendorRoom(vendorId),
    data: { device_id: deviceId },
  };
  const results = await Promise.all(
    (await connectionsOf(audience)).map(async (connectionId) => {
      const isOpen = await postFrame(connectionId, frame);
      if (!isOpen) await forgetConnection(connectionId, audience);
      return isOpen;
    }),
  );
  return { isReached: results.includes(true) };
}
