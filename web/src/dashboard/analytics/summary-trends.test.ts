import { expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import { samplePeriod } from './sample-analytics.ts';
import { summaryTrends } from './summary-trends.ts';

const comparison = 'vs 7 days before';
const today = { startDate: '2026-11-20', endDate: '2026-11-20' };

it('compares a range with the range before', () => {
  expect(summaryTrends(samplePeriod(), comparison)).toEqual({
    revenue: { percent: 20, comparison },
    orders: { percent: 10, comparison },
    average: { percent: -2.5, comparison },
    customers: { percent: 25, comparison },
  });
});

it('compares today with the same weekday last week, up to the same hour', () => {
  const lastFriday = 'vs last Friday till 4 pm';
  expect(summaryTrends(samplePeriod(today), 'vs yesterday')).toEqual({
    revenue: { percent: 5, comparison: lastFriday },
    orders: { percent: 0, comparison: lastFriday },
    average: { percent: -2.5, comparison: 'vs yesterday' },
    customers: undefined,
  });
  const percents = metricsOf(samplePeriod(today), samplePeriod()).map(({ percent }) => percent);
  expect(percents).toEqual([undefined, undefined, -2.5, undefined, undefined, 0, 0]);
});

it("shows 'new' for a mess that opened within the previous period", () => {
  const newMess = samplePeriod({ isComparable: false, revenueGrowth: 100 });
  expect(summaryTrends(newMess, comparison).revenue).toEqual({
    percent: 'new',
    comparison: 'too early to compare',
  });
  expect(metricsOf(newMess, samplePeriod()).every(({ percent }) => percent === 'new')).toBe(true);
});
