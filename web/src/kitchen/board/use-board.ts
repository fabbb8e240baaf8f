import type { BoardChange } from '@thali/shared/board/board-entry';
import { getBoard } from '@thali/shared/board/get-board.contract';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../lib/data/use-api.ts';
import { pollWhileDownMs } from '../../lib/live/use-live-room.ts';
import { createObservable, type Observable, useObservable } from '../../lib/state/observable.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { StoredDevice } from '../device/stored-device.ts';
import { useKitchenRoom } from '../device/use-kitchen-room.ts';
import {
  type BoardAnswer,
  type BoardState,
  boardNow,
  withAnswer,
  withChange,
} from './board-state.ts';
import { readStoredScreen, storeScreen } from './stored-screen.ts';

/** Also polls while live, because only a failed poll reveals a dead connection. */
export const pollWhileLiveMs = 60_000;

/** The data of the board, and the time when the connection was lost. Rule: board-6 */
export function useBoard({ vendorId }: StoredDevice) {
  const [store] = useState(createBoardStore);
  const [startedAt] = useState(Date.now);
  const link = useKitchenRoom({
    vendorId,
    onEvent: (event) => event.event === 'board:update' && store.applyChange(event.data),
    onJoined: () => void reading.refetch(),
    onMalformed: () => void reading.refetch(),
  });
  const reading = useApi(
    'GET /board',
    {},
    {
      read: async ({ signal }) => {
        const requestedAt = Date.now();
        // A toast would cover numbers. The screen itself says that it has no connection.
        const answer = await kitchenCall('GET /board', { signal, background: true });
        store.applyAnswer(answer, requestedAt);
        return answer;
      },
      // Uses no query cache. The store has the data, and the screen reads again whenever it opens.
      gcTime: 0,
      refetchOnMount: 'always',
      refetchInterval: link === 'live' ? pollWhileLiveMs : pollWhileDownMs,
    },
  );
  const seenBoard = useObservable(store.seenBoard);
  useStoredBoard(store);
  // Each minute, removes orders that have been ready for too long.
  const now = useNow(60_000).getTime();
  const board = useMemo(() => seenBoard && boardNow(seenBoard.state, now), [seenBoard, now]);
  const isLost = !useOnline() || reading.isError;
  return { board, lostSince: isLost ? (seenBoard?.seenAt ?? startedAt) : undefined };
}

/** Shows the board that this device stored, and stores every change. */
function useStoredBoard({ seenBoard, showStored }: BoardStore): void {
  useEffect(() => {
    void readStoredScreen(getBoard.response).then(
      (storedScreen) => storedScreen && showStored(storedScreen.data, storedScreen.seenAt),
    );
    return seenBoard.subscribe(() => {
      const { state, seenAt } = seenBoard.get() ?? {};
      if (state && seenAt) void storeScreen({ data: boardNow(state, seenAt), seenAt });
    });
  }, [seenBoard, showStored]);
}

interface SeenBoard {
  state: BoardState;
  /** `serverNow()` of the last response or change. */
  seenAt: number;
}

/** The state of the board while it is open. */
interface BoardStore {
  seenBoard: Pick<Observable<SeenBoard | undefined>, 'get' | 'subscribe'>;
  applyAnswer(answer: BoardAnswer, requestedAt: number): void;
  applyChange(change: BoardChange): void;
  /** Shows the stored board until the server responds. */
  showStored(board: BoardAnswer, seenAt: number): void;
}

function createBoardStore(): BoardStore {
  const seenBoard = createObservable<SeenBoard | undefined>(undefined);
  return {
    seenBoard,
    applyAnswer(answer, requestedAt) {
      const state = withAnswer(seenBoard.get()?.state, answer, requestedAt);
      seenBoard.set({ state, seenAt: serverNow() });
    },
    applyChange(change) {
      const lastBoard = seenBoard.get();
      if (!lastBoard) return;
      seenBoard.set({
        state: withChange(lastBoard.state, change, Date.now()),
        seenAt: serverNow(),
      });
    },
    showStored(board, seenAt) {
      if (!seenBoard.get()) seenBoard.set({ state: withAnswer(undefined, board, seenAt), seenAt });
    },
  };
}
