import { expect, it } from 'vitest';
import { performanceScore, scoreParts } from './performance-score.ts';

const score = (completionRate: string, revenueGrowth = 0, customerGrowth = 0, totalOrders = 0) =>
  performanceScore({ completionRate, revenueGrowth, customerGrowth, totalOrders });

it.each([
  ['nothing', score('0.0'), 0],
  ['everything', score('100.0', 50, 50, 11), 100],
  ['all orders completed', score('100.0'), 30],
  ['revenue growth at its cap', score('0.0', 50), 30],
  ['revenue growth just below its cap', score('0.0', 49), 29],
  ['revenue growth beyond its cap', score('0.0', 400), 30],
  ['customer growth at its cap', score('0.0', 0, 50), 25],
  ['customer growth below its cap', score('0.0', 0, 48), 24],
  ['customer growth beyond its cap', score('0.0', 0, 51), 25],
  ['a decline', score('100.0', -80, -10, 11), 45],
  ['ten orders', score('0.0', 0, 0, 10), 14],
  ['more than ten orders', score('0.0', 0, 0, 11), 15],
  ['many orders', score('0.0', 0, 0, 5000), 15],
  ['a good week', score('92.0', 20, 25, 100), 67],
])('scores %s: %d', (_, score, expected) => {
  expect(score).toBe(expected);
});

it('divides 100 points among its parts', () => {
  const parts = scoreParts({
    completionRate: '92.0',
    revenueGrowth: 20,
    customerGrowth: 25,
    totalOrders: 100,
  });
  expect(
    parts.map(({ name, points, maxPoints }) => [name, Math.round(points * 10) / 10, maxPoints]),
  ).toEqual([
    ['Completion Rate', 27.6, 30],
    ['Revenue Growth', 12, 30],
    ['Customer Growth', 12.5, 25],
    ['Order Volume', 15, 15],
  ]);
});
