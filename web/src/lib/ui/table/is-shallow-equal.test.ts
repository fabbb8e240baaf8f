import { expect, it } from 'vitest';
import { isShallowEqual } from './is-shallow-equal.ts';

const order = { id: 'a' };

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
])('%j and %j: %s', (one, other, isEqual) => {
  expect(isShallowEqual(one, other)).toBe(isEqual);
});
