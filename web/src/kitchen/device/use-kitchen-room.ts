import { vendorRoom } from '@thali/shared/live/live-frames';
import type { LiveState, RoomHandlers } from '../../lib/live/live-types.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { kitchenProof } from './kitchen-call.ts';
import { reportDevice } from './report-device.ts';
import { ringHere } from './ring.ts';

interface KitchenRoomOptions extends Pick<RoomHandlers, 'onEvent' | 'onJoined' | 'onMalformed'> {
  /** Undefined while it is not known yet. */
  vendorId: string | undefined;
}

/**
 * Follows the mess's room as this device, else as the signed-in person. A ring for this device is answered here, and a
 * link that was refused is asked about: the device may have been removed.
 */
export function useKitchenRoom({ vendorId, onEvent, ...handlers }: KitchenRoomOptions): LiveState {
  const state = useLiveRoom({
    room: vendorId && vendorRoom(vendorId),
    proof: kitchenProof,
    onEvent: (event) => (event.event === 'device:ring' ? ringHere() : onEvent(event)),
    ...handlers,
  });
  usePollWhileDown(state, true, () => void reportDevice());
  return state;
}
