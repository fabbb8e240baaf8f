import { expect, it } from 'vitest';
import { isSameRow } from './is-same-row.ts';

const order = { id: 'a' };
const columns = [{ key: 'id' }];
const before = { row: { order, isMoving: false }, columns, isSelected: false };

it('treats a new object with the same values as the same row', () => {
  expect(isSameRow(before, { ...before, row: { order, isMoving: false } })).toBe(true);
});

it.each([
  ['value of the row', { ...before, row: { order, isMoving: true } }],
  ['order in the row', { ...before, row: { order: { id: 'a' }, isMoving: false } }],
  ['selection', { ...before, isSelected: true }],
  ['set of columns', { ...before, columns: [{ key: 'id' }] }],
])('treats a row with another %s as changed', (_, after) => {
  expect(isSameRow(before, after)).toBe(false);
});

it.each([
  [{ order, number: 1 }, { order, number: 1 }, true],
  [{ order, number: 1 }, { order, number: 2 }, false],
  [{ order, number: 1 }, { order: { id: 'a' }, number: 1 }, false],
  [{ order }, { order, number: undefined }, false],
  [{ number: undefined }, { order }, false],
  [order, order, true],
  [1, 1, true],
  [1, 2, false],
  [null, {}, false],
])('compares the rows %j and %j: %s', (a, b, isSame) => {
  expect(isSameRow({ row: a }, { row: b })).toBe(isSame);
});
