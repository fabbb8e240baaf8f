import { describe, expect, it } from 'vitest';
import { selectionOfAll, withRow, withRows } from './use-row-selection.ts';

const visibleKeys = ['poha', 'upma'];

describe('the rows on screen', () => {
  it.each([
    [[], 'none'],
    [['poha'], 'some'],
    [['poha', 'upma'], 'all'],
    [['poha', 'upma', 'idli'], 'all'],
    [['idli'], 'none'],
  ])('with %j selected, have the state %s', (selected, state) => {
    expect(selectionOfAll(new Set(selected), visibleKeys)).toBe(state);
  });

  it('count as not selected if there are none', () => {
    expect(selectionOfAll(new Set(['idli']), [])).toBe('none');
  });

  it('toggle without changing other pages', () => {
    const before = new Set(['idli', 'poha']);
    const allSelected = withRows(before, visibleKeys, true);
    expect([...allSelected].sort()).toEqual(['idli', 'poha', 'upma']);
    expect([...withRows(allSelected, visibleKeys, false)]).toEqual(['idli']);
    expect([...before]).toEqual(['idli', 'poha']);
  });
});

it('toggles a single row', () => {
  const oneRow = withRow(new Set<string>(), 'poha', true);
  expect([...oneRow]).toEqual(['poha']);
  expect([...withRow(oneRow, 'poha', false)]).toEqual([]);
});
