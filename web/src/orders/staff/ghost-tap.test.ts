import { expect, it } from 'vitest';
import { isGhostTap } from './ghost-tap.ts';

const first = { orderId: 'A', x: 100, y: 100, at: 1000 };

it.each([
  ['the same place, another order, at once', { orderId: 'B', x: 104, y: 97, at: 1200 }, true],
  ['the same order', { orderId: 'A', x: 100, y: 100, at: 1200 }, false],
  ['another place', { orderId: 'B', x: 100, y: 300, at: 1200 }, false],
  ['a moment later', { orderId: 'B', x: 100, y: 100, at: 1400 }, false],
])('%s: %s', (_, tap, expected) => {
  expect(isGhostTap(first, tap)).toBe(expected);
});

it('needs a tap before', () => {
  expect(isGhostTap(undefined, first)).toBe(false);
});
