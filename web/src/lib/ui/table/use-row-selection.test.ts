import { describe, expect, it } from 'vitest';
import { selectionOfAll, withRow, withRows } from './use-row-selection.ts';

const shown = ['poha', 'upma'];

describe('all shown rows', () => {
  it.each([
    [[], 'none'],
    [['poha'], 'some'],
    [['poha', 'upma'], 'all'],
    [['poha', 'upma', 'idli'], 'all'],
    [['idli'], 'none'],
  ])('of %j are chosen: %s', (selected, state) => {
    expect(selectionOfAll(new Set(selected), shown)).toBe(state);
  });

  it('are not selected if no row is shown', () => {
    expect(selectionOfAll(new Set(['idli']), [])).toBe('none');
  });

  it('toggle without changes to other pages', () => {
    const before = new Set(['idli', 'poha']);
    const all = withRows(before, shown, true);
    expect([...all].sort()).toEqual(['idli', 'poha', 'upma']);
    expect([...withRows(all, shown, false)]).toEqual(['idli']);
    expect([...before]).toEqual(['idli', 'poha']);
  });
});

it('toggles a single row', () => {
  const one = withRow(new Set<string>(), 'poha', true);
  expect([...one]).toEqual(['poha']);
  expect([...withRow(one, 'poha', false)]).toEqual([]);
});
