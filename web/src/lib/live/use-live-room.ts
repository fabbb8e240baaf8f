import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveState, RoomHandlers } from './live-types.ts';

interface LiveRoomOptions extends Omit<RoomHandlers, 'onState'> {
  /** `vendor:{id}`; undefined while unknown. */
  room: string | undefined;
}

/** The polling interval while the connection is down. Rule: live-7 */
export const pollWhileDownMs = 15_000;

/** Follows a room while the component is mounted. Refetch on `onJoined`, poll while 'down'. */
export function useLiveRoom({
  room,
  proof,
  onEvent,
  onJoined,
  onMalformed,
}: LiveRoomOptions): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const prove = useEffectEvent(proof);
  const receive = useEffectEvent(onEvent);
  const reportJoined = useEffectEvent((version: string | undefined) => onJoined?.(version));
  const reportMalformed = useEffectEvent(() => onMalformed?.());

  useEffect(() => {
    if (!room) return;
    setState('connecting');
    return joinLater(room, {
      proof: () => prove(),
      onEvent: (event) => receive(event),
      onJoined: (version) => reportJoined(version),
      onMalformed: () => reportMalformed(),
      onState: setState,
    });
  }, [room]);

  return state;
}

/** Loads the connection's code later, because no screen needs it for its first paint. */
function joinLater(room: string, handlers: RoomHandlers): () => void {
  let isLeft = false;
  let leave: (() => void) | undefined;
  import('./shared-live-socket.ts').then(
    ({ sharedLiveSocket }) => {
      if (!isLeft) leave = sharedLiveSocket().join(room, handlers);
    },
    () => handlers.onState?.('down'),
  );
  return () => {
    isLeft = true;
    leave?.();
  };
}
