import type { BoardChange } from '@thali/shared/board/board-entry';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import { type BoardAnswer, type BoardState, takeAnswer, takeChange } from './board-state.ts';

interface Known {
  state: BoardState;
  /** Date.now() of the last answer or change. */
  seenAt: number;
}

/** What the board knows, as long as it is open. */
export interface BoardStore {
  known: Pick<Observable<Known | undefined>, 'get' | 'subscribe'>;
  take(answer: BoardAnswer, askedAt: number): void;
  note(change: BoardChange): void;
  /** What this screen showed last, until the server has answered. */
  takeKept(board: BoardAnswer, seenAt: number): void;
}

export function createBoardStore(): BoardStore {
  const known = createObservable<Known | undefined>(undefined);
  return {
    known,
    take(answer, askedAt) {
      const state = takeAnswer(known.get()?.state, answer, askedAt);
      known.set({ state, seenAt: Date.now() });
    },
    note(change) {
      const now = Date.now();
      const before = known.get();
      if (before) known.set({ state: takeChange(before.state, change, now), seenAt: now });
    },
    takeKept(board, seenAt) {
      if (!known.get()) known.set({ state: takeAnswer(undefined, board, seenAt), seenAt });
    },
  };
}
