import { addDays } from '@thali/shared/time/dates';
import { expect, it, test } from 'vitest';
import type { Day } from '../analytics/read-period.ts';
import { forecastSales, type SalesDay } from './forecast-sales.ts';
import { learnForecast } from './learn-forecast.ts';

const firstDay = '2026-06-01';
const daysBefore = 120;
const counterSince = addDays(firstDay, daysBefore);
const weekFactors = [1, 1.1, 0.9, 1, 1.2, 0.7, 0.5];

/** 100 guest orders on a usual day, and later also sales at a counter. The noise is at most a tenth. */
function historyOf({ guests, counter }: { guests: number; counter: number }): SalesDay[] {
  const noise = noiseOf(7);
  return Array.from({ length: daysBefore + 63 }, (_, index) => {
    const level = (weekFactors[index % 7] ?? 1) * (index < daysBefore ? 100 : guests);
    const fromCounter = index < daysBefore ? 0 : (weekFactors[index % 7] ?? 1) * counter;
    const sold = Math.round(fromCounter * noise());
    return {
      date: addDays(firstDay, index),
      all: Math.round(level * noise()) + sold,
      counter: sold,
    };
  });
}

/** Pseudo-random factors from 0.9 to 1.1 that never repeat. The same seed gives the same factors. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 0.9 + (state / 2_147_483_648) * 0.2;
  };
}

/** The forecast of the coming week, as a share of its real sales. */
function weekShare(history: readonly SalesDay[], counterAge: number, since?: string): number {
  const today = daysBefore + counterAge;
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const { days } = forecastSales(history.slice(0, today), {
    start: addDays(firstDay, today),
    horizon: 14,
    counterSince: since,
  });
  const real = history.slice(today, today + 7).map(({ all }) => all);
  return sumOf(days.slice(0, 7).map(({ expected }) => expected)) / sumOf(real);
}

const ages = [1, 2, 4, 6, 7, 8, 14, 27, 28, 29, 35, 56];

it.each([
  ['new sales at the counter', { guests: 100, counter: 40 }],
  ['a single trial sale', { guests: 100, counter: 0.02 }],
  ['guests who move to the counter', { guests: 60, counter: 40 }],
  ['all guests moving to the counter', { guests: 0, counter: 100 }],
])('follows %s without a jump, from the second day', (_, levels) => {
  const history = historyOf(levels);
  for (const age of ages) {
    const share = weekShare(history, age, counterSince);
    expect(share, `after ${age} days`).toBeGreaterThan(0.88);
    expect(share, `after ${age} days`).toBeLessThan(1.2);
  }
});

it('a single series for guests and counter takes days to notice the counter', () => {
  const history = historyOf({ guests: 100, counter: 40 });
  expect(weekShare(history, 4)).toBeLessThan(0.85);
});

test('the forecast of a dish, the orders and the revenue include the counter', () => {
  const history = historyOf({ guests: 100, counter: 40 }).slice(0, daysBefore + 8);
  const today = addDays(firstDay, history.length);
  const days = history.map(
    ({ date, all, counter }): Day => ({
      date,
      figures: {
        ...{ earning: all, revenuePaise: all * 100 },
        ...(counter > 0 && { counterOrders: counter, counterPaise: counter * 100 }),
      },
    }),
  );
  const items = history.map(
    ({ date, all, counter }): Day => ({
      date,
      figures: { qthali: all, ...(counter > 0 && { kthali: counter }) },
    }),
  );
  const learned = learnForecast({}, days, items, today, counterSince);
  const week = learned.days.slice(0, 7);
  for (const [index, { orders, revenuePaise }] of week.entries()) {
    const usual = (weekFactors[(history.length + index) % 7] ?? 1) * 140;
    expect(orders.expected / usual).toBeGreaterThan(0.85);
    expect(orders.expected / usual).toBeLessThan(1.2);
    expect(revenuePaise.expected / orders.expected).toBeCloseTo(100, -1);
    const portions = learned.items[0]?.portions[index];
    expect((portions?.expected ?? 0) / usual).toBeGreaterThan(0.85);
    expect(orders.lower).toBeLessThan(orders.expected);
    expect(orders.upper).toBeGreaterThan(orders.expected);
  }
});
