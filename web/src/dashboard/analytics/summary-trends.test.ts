import { expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import { samplePeriod } from './sample-analytics.ts';
import { summaryTrends } from './summary-trends.ts';

const since = 'vs 7 days before';
const today = { startDate: '2026-11-20', endDate: '2026-11-20' };

it('sets a range against the one before', () => {
  expect(summaryTrends(samplePeriod(), since)).toEqual({
    revenue: { percent: 20, since },
    orders: { percent: 10, since },
    average: { percent: -2.5, since },
    customers: { percent: 25, since },
  });
});

it('sets the running day against the same weekday, till the same hour', () => {
  const lastFriday = 'vs last Friday till 4 pm';
  expect(summaryTrends(samplePeriod(today), 'vs yesterday')).toEqual({
    revenue: { percent: 5, since: lastFriday },
    orders: { percent: 0, since: lastFriday },
    average: { percent: -2.5, since: 'vs yesterday' },
    customers: undefined,
  });
  const percents = metricsOf(samplePeriod(today), samplePeriod()).map(({ percent }) => percent);
  expect(percents).toEqual([undefined, undefined, -2.5, undefined, undefined, 0, 0]);
});

it('calls a mess new that was not there on all days before', () => {
  const isNew = samplePeriod({ isComparable: false, revenueGrowth: 100 });
  expect(summaryTrends(isNew, since).revenue).toEqual({
    percent: 'new',
    since: 'too early to compare',
  });
  expect(metricsOf(isNew, samplePeriod()).every(({ percent }) => percent === 'new')).toBe(true);
});
