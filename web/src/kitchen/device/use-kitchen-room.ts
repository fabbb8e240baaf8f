import { vendorRoom } from '@thali/shared/live/live-frames';
import type { LiveState, RoomHandlers } from '../../lib/live/live-types.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { kitchenProof } from './kitchen-call.ts';
import { reportDevice } from './report-device.ts';
import { startRing } from './ring-notice.tsx';

interface KitchenRoomOptions extends Pick<RoomHandlers, 'onEvent' | 'onJoined' | 'onMalformed'> {
  /** Undefined before the vendor is loaded. */
  vendorId: string | undefined;
}

/**
 * Follows the live events of the mess, as this device or as the signed-in person. Rings if the owner is looking for this
 * device. While the connection is down, reports the device: the mess may have removed it.
 */
export function useKitchenRoom({ vendorId, onEvent, ...handlers }: KitchenRoomOptions): LiveState {
  const state = useLiveRoom({
    room: vendorId && vendorRoom(vendorId),
    proof: kitchenProof,
    onEvent: (event) => (event.event === 'device:ring' ? startRing() : onEvent(event)),
    ...handlers,
  });
  usePollWhileDown(state, true, () => void reportDevice());
  return state;
}
