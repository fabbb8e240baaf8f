import { describe, expect, it } from 'vitest';
import { selectionOfAll, withRow, withRows } from './use-row-selection.ts';

const shown = ['poha', 'upma'];

describe('all of the shown rows', () => {
  it.each([
    [[], 'none'],
    [['poha'], 'some'],
    [['poha', 'upma'], 'all'],
    [['poha', 'upma', 'idli'], 'all'],
    [['idli'], 'none'],
  ])('of %j are chosen: %s', (selected, state) => {
    expect(selectionOfAll(new Set(selected), shown)).toBe(state);
  });

  it('are not chosen where none is shown', () => {
    expect(selectionOfAll(new Set(['idli']), [])).toBe('none');
  });

  it('are chosen and let go without touching other pages', () => {
    const before = new Set(['idli', 'poha']);
    const all = withRows(before, shown, true);
    expect([...all].sort()).toEqual(['idli', 'poha', 'upma']);
    expect([...withRows(all, shown, false)]).toEqual(['idli']);
    expect([...before]).toEqual(['idli', 'poha']);
  });
});

it('a row is chosen and let go', () => {
  const one = withRow(new Set<string>(), 'poha', true);
  expect([...one]).toEqual(['poha']);
  expect([...withRow(one, 'poha', false)]).toEqual([]);
});
