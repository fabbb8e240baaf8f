import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';
import { pollWhileDownMs } from '../../lib/live/use-live-room.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { StoredDevice } from '../device/stored-device.ts';
import { useKitchenRoom } from '../device/use-kitchen-room.ts';
import { boardNow } from './board-state.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { keepBoard, readKeptBoard } from './kept-board.ts';

/** A link that looks open may be dead: then the answer that does not come says so. */
const doubtWhileLiveMs = 60_000;

/** What the board shows, and since when it is no longer true. Rule: board-6 */
export function useBoard({ vendorId }: StoredDevice) {
  const [store] = useState(createBoardStore);
  const [startedAt] = useState(Date.now);
  const [queryKey] = useState(() => ['board', crypto.randomUUID()] as const);
  const link = useKitchenRoom({
    vendorId,
    onEvent: (event) => event.event === 'board:update' && store.note(event.data),
    onJoined: () => void query.refetch(),
    onMalformed: () => void query.refetch(),
  });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const background = store.known.get() !== undefined;
      store.take(await kitchenCall('GET /board', { signal, background, quiet: true }), askedAt);
      return askedAt;
    },
    refetchInterval: ({ state }) =>
      recoverAfterMs(state) || (link === 'live' ? doubtWhileLiveMs : pollWhileDownMs),
  });
  const known = useObservable(store.known);
  useKeptBoard(store);
  // Once a minute what is ready for two hours leaves.
  const now = useNow(60_000).getTime();
  const board = useMemo(() => known && boardNow(known.state, now), [known, now]);
  const isLost = !useOnline() || query.isError;
  return { board, lostSince: isLost ? (known?.seenAt ?? startedAt) : undefined };
}

/** Begins with what this screen showed last, and keeps what it shows now. */
function useKeptBoard({ known, takeKept }: BoardStore): void {
  useEffect(() => {
    void readKeptBoard().then((kept) => kept && takeKept(kept.board, kept.seenAt));
    return known.subscribe(() => {
      const { state, seenAt } = known.get() ?? {};
      if (state && seenAt) void keepBoard({ board: boardNow(state, seenAt), seenAt });
    });
  }, [known, takeKept]);
}
