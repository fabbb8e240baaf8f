import { type BoardChange, maxReadyMs, type ReadyEntry } from '@thali/shared/board/board-entry';
import type { AnswerOf } from '../../lib/api/calls.ts';

export type BoardAnswer = AnswerOf<'GET /board'>;

interface Noted extends BoardChange {
  /** Date.now() when it came. */
  notedAt: number;
}

/** What the board knows: the newest state of each order, also of those that have just left. */
export interface BoardState {
  messName: string;
  entries: ReadonlyMap<string, Noted>;
}

/** An answer may be a little older than the changes that came over the link. */
const answerLagMs = 5000;

/** The whole answer, but for newer changes that came while it was under way. */
export function takeAnswer(
  known: BoardState | undefined,
  answer: BoardAnswer,
  askedAt: number,
): BoardState {
  const before = known?.entries ?? new Map<string, Noted>();
  const recent = [...before].filter(([, { notedAt }]) => notedAt >= askedAt - answerLagMs);
  const entries = new Map(recent);
  for (const entry of entriesOf(answer)) {
    const noted = before.get(entry.key);
    const isNewer = noted && noted.updatedAt >= entry.updatedAt;
    entries.set(entry.key, isNewer ? noted : { ...entry, notedAt: 0 });
  }
  return { messName: answer.messName, entries };
}

/** One change; an older one that comes late changes nothing. */
export function takeChange(known: BoardState, change: BoardChange, now: number): BoardState {
  const noted = known.entries.get(change.key);
  if (noted && noted.updatedAt >= change.updatedAt) return known;
  const entries = new Map(known.entries).set(change.key, { ...change, notedAt: now });
  return { ...known, entries };
}

/** As the server would answer it now: by number, and what was ready last comes first. Rule: board-3 */
export function boardNow({ messName, entries }: BoardState, now: number): BoardAnswer {
  const all = [...entries.values()];
  return {
    messName,
    preparing: all.filter(({ column }) => column === 'preparing').toSorted(byLabel),
    ready: all
      .filter((entry): entry is Noted & ReadyEntry => entry.column === 'ready' && !!entry.readyAt)
      .filter(({ readyAt }) => now - Date.parse(readyAt) < maxReadyMs)
      .toSorted((one, other) => other.readyAt.localeCompare(one.readyAt)),
  };
}

function entriesOf({ preparing, ready }: BoardAnswer): BoardChange[] {
  return [
    ...preparing.map((entry) => ({ ...entry, column: 'preparing' as const })),
    ...ready.map((entry) => ({ ...entry, column: 'ready' as const })),
  ];
}

function byLabel(one: { label: string }, other: { label: string }): number {
  return one.label.localeCompare(other.label, 'en', { numeric: true });
}
