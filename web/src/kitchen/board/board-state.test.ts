import type { BoardChange } from '@thali/shared/board/board-entry';
import { describe, expect, it } from 'vitest';
import { type BoardAnswer, boardNow, withAnswer, withChange } from './board-state.ts';

const noon = Date.parse('2026-11-23T12:00:00+05:30');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

function change(label: string, column: BoardChange['column'], minute = 0): BoardChange {
  const base = { key: `k${label}`, label, column, updatedAt: at(minute) };
  return column === 'ready' ? { ...base, readyAt: at(minute) } : base;
}

function answerOf(...changes: BoardChange[]): BoardAnswer {
  return boardNow(stateFrom(changes), noon);
}

function stateFrom(changes: readonly BoardChange[]) {
  const empty = withAnswer(undefined, { messName: 'Tawa', preparing: [], ready: [] }, 0);
  return changes.reduce((state, one) => withChange(state, one, noon), empty);
}

const labelsOf = (board: BoardAnswer) => ({
  preparing: board.preparing.map(({ label }) => label),
  ready: board.ready.map(({ label }) => label),
});

describe('the board', () => {
  it('sorts preparing orders by number, and ready orders by time, latest first', () => {
    const changes = [
      change('10', 'preparing'),
      change('9', 'preparing'),
      change('3', 'ready', 1),
      change('12', 'ready', 2),
    ];
    expect(labelsOf(answerOf(...changes))).toEqual({ preparing: ['9', '10'], ready: ['12', '3'] });
  });

  it('moves a ready order to the other column, and removes a collected order', () => {
    const state = stateFrom([change('7', 'preparing'), change('7', 'ready', 1)]);
    expect(labelsOf(boardNow(state, noon))).toEqual({ preparing: [], ready: ['7'] });
    const collected = withChange(state, change('7', 'gone', 2), noon);
    expect(labelsOf(boardNow(collected, noon))).toEqual({ preparing: [], ready: [] });
  });

  it('ignores an older change that arrives late', () => {
    const state = stateFrom([change('7', 'gone', 2), change('7', 'ready', 1)]);
    expect(labelsOf(boardNow(state, noon)).ready).toEqual([]);
  });

  it('shows a ready order for two hours', () => {
    const state = stateFrom([change('7', 'ready')]);
    expect(labelsOf(boardNow(state, noon + 7_199_000)).ready).toEqual(['7']);
    expect(labelsOf(boardNow(state, noon + 7_200_000)).ready).toEqual([]);
  });
});

describe('a response', () => {
  const older = answerOf(change('1', 'preparing'), change('2', 'ready'));

  it('removes known orders that it lacks', () => {
    const known = withAnswer(undefined, answerOf(change('9', 'preparing')), noon);
    expect(labelsOf(boardNow(withAnswer(known, older, noon), noon))).toEqual({
      preparing: ['1'],
      ready: ['2'],
    });
  });

  it('does not undo changes that arrived after its request', () => {
    let known = withAnswer(undefined, older, noon);
    for (const boardChange of [
      change('1', 'ready', 1),
      change('2', 'gone', 1),
      change('3', 'preparing', 1),
    ]) {
      known = withChange(known, boardChange, noon + 1000);
    }
    expect(labelsOf(boardNow(withAnswer(known, older, noon), noon))).toEqual({
      preparing: ['3'],
      ready: ['1'],
    });
    // A later response lacks the order, so the guest has collected it.
    const later = withAnswer(known, older, noon + 60_000);
    expect(labelsOf(boardNow(later, noon)).preparing).toEqual([]);
  });
});
