import { expect, it } from 'vitest';
import { isSameRow } from './is-same-row.ts';

const order = { id: 'a' };
const columns = [{ key: 'id' }];
const before = { row: { order, isMoving: false }, columns, isSelected: false };

it('keeps a row that was made anew with the same values', () => {
  expect(isSameRow(before, { ...before, row: { order, isMoving: false } })).toBe(true);
});

it.each([
  ['a value of the row', { ...before, row: { order, isMoving: true } }],
  ['its order', { ...before, row: { order: { id: 'a' }, isMoving: false } }],
  ['the selection', { ...before, isSelected: true }],
  ['the columns', { ...before, columns: [{ key: 'id' }] }],
])('draws it anew with %s', (_, after) => {
  expect(isSameRow(before, after)).toBe(false);
});
