import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { expect, it } from 'vitest';
import { performanceScore } from './performance-score.ts';
import { samplePeriod } from './sample-analytics.ts';
import { summaryTrends } from './summary-trends.ts';

const daily = Array.from({ length: 7 }, (_, index) => ({
  date: `2026-11-${14 + index}`,
  orders: 15,
  revenue: 4000,
}));

/** A period with these growths in percent. */
function periodOf(completionRate: string, revenueGrowth: number, customerGrowth: number) {
  const { compared } = samplePeriod();
  const { sales, days } = compared;
  if (!sales || !days) throw new Error('The sample has a comparison');
  return samplePeriod({
    completionRate,
    compared: {
      sales: {
        current: { ...sales.current, revenue: 100 + revenueGrowth },
        previous: { ...sales.previous, revenue: 100 },
      },
      days: {
        current: { ...days.current, activeCustomers: 100 + customerGrowth },
        previous: { ...days.previous, activeCustomers: 100 },
      },
    },
  });
}

const scoreOf = (current: AnalyticsPeriod, days = daily) =>
  performanceScore({ current, daily: days });

it.each([
  ['only volume', periodOf('0.0', 0, 0), 15],
  ['everything', periodOf('100.0', 50, 50), 100],
  ['all orders completed', periodOf('100.0', 0, 0), 45],
  ['revenue growth at its cap', periodOf('0.0', 50, 0), 45],
  ['revenue growth just below its cap', periodOf('0.0', 49, 0), 44],
  ['revenue growth beyond its cap', periodOf('0.0', 400, 0), 45],
  ['customer growth at its cap', periodOf('0.0', 0, 50), 40],
  ['customer growth below its cap', periodOf('0.0', 0, 48), 39],
  ['customer growth beyond its cap', periodOf('0.0', 0, 51), 40],
  ['a decline', periodOf('100.0', -80, -10), 45],
  ['a good week', periodOf('92.0', 20, 25), 67],
])('scores %s: %d', (_, period, expected) => {
  expect(scoreOf(period)).toMatchObject({ percent: expected });
});

it('is the sum of its parts, which use the values on the cards', () => {
  const period = samplePeriod();
  const score = scoreOf(period);
  if ('missing' in score) throw new Error(score.missing);
  const { revenue, customers } = summaryTrends(period);
  expect(score.parts).toEqual([
    { name: 'Completion Rate', value: `${period.completionRate}%`, points: 27.6, maxPoints: 30 },
    { name: 'Revenue Growth', value: `+${revenue?.percent}%`, points: 12, maxPoints: 30 },
    { name: 'Customer Growth', value: `+${customers?.percent}%`, points: 12.5, maxPoints: 25 },
    { name: 'Order Volume', value: `${period.totalOrders} orders`, points: 15, maxPoints: 15 },
  ]);
  const sum = score.parts.reduce((total, { points }) => total + points, 0);
  expect(score.percent).toBe(Math.round(sum));
});

it.each([
  [
    'few days and orders',
    scoreOf(samplePeriod({ totalOrders: 14 }), daily.slice(0, 2)),
    'Needs 7 days and 30 orders; you have 2 days and 14 orders.',
  ],
  [
    'a day without orders',
    scoreOf(samplePeriod(), [{ date: '2026-11-14', orders: 0, revenue: 0 }, ...daily.slice(1)]),
    'Needs 7 days and 30 orders; you have 6 days and 100 orders.',
  ],
  [
    'one order',
    scoreOf(samplePeriod({ totalOrders: 1 }), daily.slice(0, 1)),
    'Needs 7 days and 30 orders; you have 1 day and 1 order.',
  ],
  [
    'no earlier period',
    scoreOf(samplePeriod({ compared: { sales: null, days: null } })),
    'Needs orders in the whole period before too, to compare with.',
  ],
])('names the missing data with %s', (_, score, missing) => {
  expect(score).toEqual({ missing });
});
