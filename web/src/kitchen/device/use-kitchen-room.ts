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
 * Follows the mess's room as this device or the signed-in person. Rings if the owner looks for this device. While the
 * link is down it reports the device, because the mess may have removed it.
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
