import { expect, it } from 'vitest';
import { trendDirection, trendText } from './trend.ts';

it.each([
  [12.34, '+12.3%', 'up'],
  [12, '+12%', 'up'],
  [0.05, '+0.1%', 'up'],
  [0.04, '0%', 'neutral'],
  [0, '0%', 'neutral'],
  [-0.04, '0%', 'neutral'],
  [-4, '-4%', 'down'],
  [-8.25, '-8.2%', 'down'],
  [1250, '+1,250%', 'up'],
])('%d percent is written %s and points %s', (percent, text, direction) => {
  expect(trendText(percent)).toBe(text);
  expect(trendDirection(percent)).toBe(direction);
});
