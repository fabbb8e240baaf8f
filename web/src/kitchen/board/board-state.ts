import { type BoardChange, maxReadyMs, type ReadyEntry } from '@thali/shared/board/board-entry';
import type { AnswerOf } from '../../lib/api/calls.ts';

export type BoardAnswer = AnswerOf<'GET /board'>;

interface RecordedChange extends BoardChange {
  /** The time of arrival, from Date.now(). */
  recordedAt: number;
}

/** The newest known state of each order, including orders that have just left the board. */
export interface BoardState {
  messName: string;
  entries: ReadonlyMap<string, RecordedChange>;
}

/** The maximum lag of a response behind live changes. */
const answerLagMs = 5000;

/** Applies a response, but keeps newer changes that arrived meanwhile. */
export function withAnswer(
  board: BoardState | undefined,
  answer: BoardAnswer,
  requestedAt: number,
): BoardState {
  const knownEntries = board?.entries ?? new Map<string, RecordedChange>();
  const recent = [...knownEntries].filter(
    ([, { recordedAt }]) => recordedAt >= requestedAt - answerLagMs,
  );
  const entries = new Map(recent);
  for (const entry of entriesOf(answer)) {
    const knownEntry = knownEntries.get(entry.key);
    const isNewer = knownEntry && knownEntry.updatedAt >= entry.updatedAt;
    entries.set(entry.key, isNewer ? knownEntry : { ...entry, recordedAt: 0 });
  }
  return { messName: answer.messName, entries };
}

/** Applies a live change. Ignores an outdated change. */
export function withChange(board: BoardState, change: BoardChange, now: number): BoardState {
  const knownEntry = board.entries.get(change.key);
  if (knownEntry && knownEntry.updatedAt >= change.updatedAt) return board;
  const entries = new Map(board.entries).set(change.key, { ...change, recordedAt: now });
  return { ...board, entries };
}

/**
 * The current columns of the board. Sorts preparing orders by number, and ready orders by time, latest first.
 * Rule: board-3
 */
export function boardNow({ messName, entries }: BoardState, now: number): BoardAnswer {
  const allEntries = [...entries.values()];
  return {
    messName,
    preparing: allEntries.filter(({ column }) => column === 'preparing').toSorted(byLabel),
    ready: allEntries
      .filter(
        (entry): entry is RecordedChange & ReadyEntry =>
          entry.column === 'ready' && !!entry.readyAt,
      )
      .filter(({ readyAt }) => now - Date.parse(readyAt) < maxReadyMs)
      .toSorted((a, b) => b.readyAt.localeCompare(a.readyAt)),
  };
}

function entriesOf({ preparing, ready }: BoardAnswer): BoardChange[] {
  return [
    ...preparing.map((entry) => ({ ...entry, column: 'preparing' as const })),
    ...ready.map((entry) => ({ ...entry, column: 'ready' as const })),
  ];
}

function byLabel(a: { label: string }, b: { label: string }): number {
  return a.label.localeCompare(b.label, 'en', { numeric: true });
}
