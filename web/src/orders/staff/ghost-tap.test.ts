import { expect, it } from 'vitest';
import { isGhostTap } from './ghost-tap.ts';

const first = { orderId: 'A', x: 100, y: 100, at: 1000 };

it.each([
  ['another order at the same place at once', { orderId: 'B', x: 104, y: 97, at: 1200 }, true],
  ['the same order', { orderId: 'A', x: 100, y: 100, at: 1200 }, false],
  ['another place of the screen', { orderId: 'B', x: 100, y: 300, at: 1200 }, false],
  ['another order after a pause', { orderId: 'B', x: 100, y: 100, at: 1400 }, false],
])('a tap on %s is a ghost tap: %s', (_, tap, expected) => {
  expect(isGhostTap(first, tap)).toBe(expected);
});

it('accepts the first tap', () => {
  expect(isGhostTap(undefined, first)).toBe(false);
});
