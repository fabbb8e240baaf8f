import { expect, it } from 'vitest';
import { isOftenUncollected } from './uncollected.ts';

it.each([
  [19, 19, 0, false],
  [20, 2, 0, false],
  [20, 2, 1, true],
  [20, 0, 3, true],
  [1000, 60, 40, false],
  [1000, 60, 41, true],
  [0, 0, 0, false],
])(
  'warns about too many uncollected orders: %i orders, %i not collected, %i expired when ready: %s',
  (orders, notCollected, expiredReady, isOften) => {
    expect(isOftenUncollected({ orders, notCollected, expiredReady })).toBe(isOften);
  },
);
