import { expect, it } from 'vitest';
import { readDaily, readPeriods } from './read-analytics.ts';
import { samplePeriod } from './sample-analytics.ts';

const current = samplePeriod();
// The previous period has no menu and no popular items.
const { popularItems: _, totalMenuItems: __, ...previous } = samplePeriod({ totalOrders: 1 });

it('reads two periods, or one period from a flat object', () => {
  expect(readPeriods({ current, previous })).toEqual({ current, previous });
  expect(readPeriods({ current })).toEqual({ current, previous: undefined });
  expect(readPeriods(current)).toEqual({ current, previous: undefined });
});

it.each([undefined, null, '', [], {}, { current: {} }, { current: [current] }])(
  'throws if %j has no figures',
  (answer) => {
    expect(() => readPeriods(answer)).toThrow('No analytics data received');
  },
);

it('reads the days', () => {
  const dailyData = [{ date: '2026-11-20', orders: 2, revenue: 240 }];
  expect(readDaily({ dailyData })).toEqual(dailyData);
  expect(() => readDaily({})).toThrow('No analytics data received');
});
