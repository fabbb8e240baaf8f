import { expect, it } from 'vitest';
import { readUrlState, writeUrlState } from '../../lib/url-state/use-url-state.ts';
import type { Analytics } from './read-analytics.ts';
import { dishTrend } from './sales-trend.ts';
import { samplePeriod } from './sample-analytics.ts';
import {
  filterFromFields,
  filterName,
  filterToFields,
  fittingFilter,
  type TrendFilter,
  trendDays,
  trendFields,
} from './trend-filter.ts';

const dates = Array.from(
  { length: 14 },
  (_, index) => `2026-11-${String(index + 7).padStart(2, '0')}`,
);
const datesBefore = Array.from({ length: 14 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
);
const sameOnEachDay = (value: number) => dates.map(() => value);

const dish = (menuItemId: string, category: string, now: number, oldParams: number) => ({
  ...{ menuItemId, name: menuItemId, category, quantity: now * 14, revenue: now * 140 },
  days: {
    ...{ quantity: sameOnEachDay(now), revenue: sameOnEachDay(now * 10) },
    ...{
      previousQuantity: sameOnEachDay(oldParams),
      previousRevenue: sameOnEachDay(oldParams * 10),
    },
  },
});
const thali = dish('Veg Thali', 'Thalis', 3, 2);
const dishes = [thali, dish('Chicken Thali', 'Thalis', 1, 1), dish('Tea', 'Drinks', 5, 0)];

const analytics: Analytics = {
  current: samplePeriod({ startDate: '2026-11-07', endDate: '2026-11-20' }),
  previous: undefined,
  daily: dates.map((date) => ({ date, orders: 9, revenue: 90 })),
  breakdown: {
    ...{ dishes, weekdays: [], daysWithoutHours: 0 },
    previousDays: datesBefore.map((date) => ({ date, orders: 6, revenue: 60 })),
  },
};

it('shows every order without a filter', () => {
  const { days, daysBefore } = trendDays(analytics, 'orders', {});
  expect(days[0]).toEqual({ date: '2026-11-07', value: 9 });
  expect(daysBefore[13]).toEqual({ date: '2026-11-06', value: 6 });
});

it('shows the portions or the revenue of one dish or one category', () => {
  const valuesOf = (...args: Parameters<typeof trendDays>) => {
    const { days, daysBefore } = trendDays(...args);
    return [days[0]?.value, daysBefore[0]?.value];
  };
  const selected = { kind: 'dish', menuItemId: 'Veg Thali' } as const;
  expect(valuesOf(analytics, 'orders', { selected })).toEqual([3, 2]);
  expect(valuesOf(analytics, 'revenue', { selected })).toEqual([30, 20]);
  const category = { kind: 'category', name: 'Thalis' } as const;
  expect(valuesOf(analytics, 'revenue', { selected: category })).toEqual([40, 30]);
});

it('shows one weekday beside the same weekday of the compared days', () => {
  const { days, daysBefore } = trendDays(analytics, 'revenue', {
    ...{ selected: { kind: 'dish', menuItemId: 'Veg Thali' }, weekday: 'Monday' },
  });
  expect(days.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-16']);
  expect(daysBefore.map(({ date }) => date)).toEqual(['2026-10-26', '2026-11-02']);
});

it('drops a filter that the period does not have', () => {
  const filter = { selected: { kind: 'dish', menuItemId: 'Poha' }, weekday: 'Monday' } as const;
  expect(fittingFilter(filter, analytics)).toEqual({ weekday: 'Monday' });
  const week = { ...analytics, daily: analytics.daily.slice(0, 7) };
  expect(fittingFilter({ weekday: 'Monday' }, week)).toEqual({});
  const category = { kind: 'category', name: 'Drinks' } as const;
  expect(fittingFilter({ selected: category }, week)).toEqual({ selected: category });
});

it('names the filter', () => {
  const selected = { kind: 'dish', menuItemId: 'Tea' } as const;
  expect(filterName({ selected, weekday: 'Monday' }, dishes)).toBe('Tea, Mondays');
  expect(filterName({}, dishes)).toBe('');
});

it.each<TrendFilter>([
  { selected: { kind: 'dish', menuItemId: '01J' }, weekday: 'Monday' },
  { selected: { kind: 'category', name: 'Snacks & Chaat' }, weekday: undefined },
  { selected: undefined, weekday: undefined },
])('keeps %j in the address', (filter) => {
  const before = new URLSearchParams('period=last30&dish=other&category=other&weekday=Friday');
  const newParams = writeUrlState(trendFields, before, filterToFields(filter));
  expect(filterFromFields(readUrlState(trendFields, newParams))).toEqual(filter);
  expect(newParams.get('period')).toBe('last30');
});

it('compares dishes over the compared whole days alone', () => {
  const { compared } = samplePeriod();
  // The sample compares six days. The other days must not count.
  const grown = {
    ...thali,
    days: {
      ...thali.days,
      quantity: [1, 1, 1, 1, 1, 1, ...sameOnEachDay(100)],
      previousQuantity: sameOnEachDay(2),
    },
  };
  expect(dishTrend([grown], 'orders', { compared })?.percent).toBe(-50);
  expect(dishTrend([grown, grown], 'orders', { compared })?.percent).toBe(-50);
  expect(dishTrend([thali], 'revenue', { compared })?.percent).toBe(50);
});

it('shows no change from zero or without a comparison', () => {
  const { compared } = samplePeriod();
  const tea = dishes.slice(2);
  expect(dishTrend(tea, 'revenue', { compared })).toBeUndefined();
  expect(dishTrend([thali], 'revenue', { compared: { sales: null, days: null } })).toBeUndefined();
});
