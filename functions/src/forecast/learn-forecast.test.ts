import { addDays } from '@thali/shared/time/dates';
import { describe, expect, it, test, vi } from 'vitest';
import type { Day } from '../analytics/read-period.ts';
import {
  dishId,
  type EdgeVendor,
  edgeVendors,
  forecastAll,
  forecastOf,
  today,
} from './fixtures/edge-vendors.ts';
import type { Range } from './forecast-rows.ts';
import { learnForecast } from './learn-forecast.ts';

const week = (ranges: readonly Range[] = []) =>
  ranges.slice(0, 7).reduce((sum, { expected }) => sum + expected, 0);
const ordersOf = (name: EdgeVendor) => week(forecastOf(name).days.map(({ orders }) => orders));

function expectValidRange({ expected, lower, upper }: Range): void {
  expect([expected, lower, upper].every(Number.isFinite)).toBe(true);
  expect(lower).toBeGreaterThanOrEqual(0);
  expect(expected).toBeGreaterThanOrEqual(lower);
  expect(upper).toBeGreaterThanOrEqual(expected);
}

describe.each(Object.keys(edgeVendors) as EdgeVendor[])('%s', (name) => {
  it('has finite figures that are at least zero and within their range', () => {
    const { days, items } = forecastOf(name);
    expect([0, 14]).toContain(days.length);
    for (const { orders, revenuePaise, confidence } of days) {
      expectValidRange(orders);
      expectValidRange(revenuePaise);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    for (const range of items.flatMap(({ portions }) => portions)) expectValidRange(range);
  });
});

test('gives the same result in any time zone', () => {
  const zones = ['America/Los_Angeles', 'Pacific/Kiritimati'].map((TZ) => {
    vi.stubEnv('TZ', TZ);
    return { offset: new Date(0).getTimezoneOffset(), forecast: forecastAll() };
  });
  expect(zones[0]?.offset).not.toBe(zones[1]?.offset);
  expect(zones[0]?.forecast).toBe(zones[1]?.forecast);
});

test('makes no forecast from six days, from days without sales, or from a single day with orders', () => {
  for (const name of ['six days', 'always zero', 'all orders on one day'] as const) {
    expect(forecastOf(name)).toMatchObject({ days: [], items: [] });
  }
});

test('hardly changes after one huge day', () => {
  expect(ordersOf('one huge outlier')).toBeGreaterThan(300);
  expect(ordersOf('one huge outlier')).toBeLessThan(600);
});

test('expects no orders and no portions on Sundays after a mess closes on Sundays', () => {
  const { days, items } = forecastOf('newly closed on Sundays');
  const sundays = days.flatMap(({ date, isClosed, orders }, index) =>
    new Date(date).getUTCDay() === 0 ? [{ isClosed, orders, dish: items[0]?.portions[index] }] : [],
  );
  const zeroRange = { expected: 0, lower: 0, upper: 0 };
  expect(sundays).toEqual(Array(2).fill({ isClosed: true, orders: zeroRange, dish: zeroRange }));
  expect(days.filter(({ isClosed }) => isClosed)).toHaveLength(2);
});

test('treats a weekday without hours as closed', () => {
  const { businessHours } = edgeVendors['newly closed on Sundays'].settings;
  const { Sunday, ...otherWeekdays } = businessHours ?? {};
  expect(Sunday).toMatchObject({ closed: true });
  const days = Array.from({ length: 28 }, (_, index): Day => {
    return { date: addDays(today, index - 28), figures: { orders: 9, earning: 9 } };
  });
  const forecastDays = learnForecast({ businessHours: otherWeekdays }, days, [], today).days;
  expect(forecastDays.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual([
    '2026-12-06',
    '2026-12-13',
  ]);
});

test('counts days without orders if orders are rare', () => {
  expect(ordersOf('one order a week')).toBeLessThan(2);
  expect(ordersOf('one order ever')).toBeLessThan(0.5);
  // The history has 20 orders per 11 days.
  expect(ordersOf('two orders a day, some days none')).toBeGreaterThan(9);
  expect(ordersOf('two orders a day, some days none')).toBeLessThan(14.5);
});

test('does not lower the forecast of a busy mess after a day of cancelled orders', () => {
  const historyOf = (cancelled: boolean) =>
    Array.from({ length: 56 }, (_, index): Day => {
      const isCancelled = cancelled && [4, 13, 20, 37, 50].includes(index);
      const figures = { orders: 50, earning: isCancelled ? 0 : 50 };
      return { date: addDays(today, index - 56), figures };
    });
  const expected = (days: Day[]) =>
    week(learnForecast({}, days, [], today).days.map((day) => day.orders));
  expect(expected(historyOf(true))).toBeCloseTo(expected(historyOf(false)), 0);
});

test('counts a dish’s days without portions only after its first sale', () => {
  const days = Array.from({ length: 56 }, (_, index): Day => {
    return { date: addDays(today, index - 56), figures: { orders: 20, earning: 20 } };
  });
  const itemsWith = (portions: (index: number) => number) =>
    days.map(({ date }, index): Day => {
      const sold = portions(index);
      return { date, figures: { qother: 30, ...(sold > 0 && { [`q${dishId}`]: sold }) } };
    });
  const portionsOf = (portions: (index: number) => number) => {
    const { items } = learnForecast({}, days, itemsWith(portions), today);
    return week(items.find(({ itemId }) => itemId === dishId)?.portions);
  };
  expect(portionsOf(() => 10)).toBeCloseTo(70, 0);
  expect(portionsOf((index) => (index >= 28 ? 10 : 0))).toBeCloseTo(70, 0);
  // Mondays only.
  const mondays = portionsOf((index) => (index % 7 === 0 ? 10 : 0));
  expect(mondays).toBeCloseTo(10, 0);
  // No sale for two weeks.
  expect(portionsOf((index) => (index < 42 ? 10 : 0))).toBeLessThan(35);
});

test('forecasts a dish of every second Wednesday on its days, and marks a dish without a pattern as irregular', () => {
  const days = Array.from({ length: 126 }, (_, index): Day => {
    return { date: addDays(today, index - 126), figures: { orders: 60, earning: 60 } };
  });
  // 2 December is such a Wednesday.
  const isCholeDay = (index: number) => index % 14 === 2;
  const items = days.map(({ date }, index): Day => {
    const chole = isCholeDay(index) ? { qchole: 80 } : {};
    const lassi = (index * index) % 23 < 5 ? { qlassi: 20 } : {};
    return { date, figures: { [`q${dishId}`]: 40, ...chole, ...lassi } };
  });
  const learned = learnForecast({}, days, items, today).items;
  const portionsOf = (id: string) =>
    learned.find(({ itemId }) => itemId === id)?.portions.map(({ expected }) => expected);
  expect(portionsOf('chole')).toEqual(
    Array.from({ length: 14 }, (_, index) => (isCholeDay(index) ? 80 : 0)),
  );
  const irregular = learned.filter(({ isIrregular }) => isIrregular);
  expect(irregular.map(({ itemId }) => itemId)).toEqual(['lassi']);
});

test('forecasts every dish that sells, and no dish that has stopped selling', () => {
  const sold = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`qdish-${index}`, 2]));
  const days = Array.from({ length: 56 }, (_, index): Day => {
    return { date: addDays(today, index - 56), figures: { orders: 20, earning: 20 } };
  });
  const items = days.map(({ date }, index): Day => {
    return { date, figures: index === 0 ? { ...sold, qretired: 1 } : sold };
  });
  const learned = learnForecast({}, days, items, today).items.map(({ itemId }) => itemId);
  expect(learned).toHaveLength(60);
  expect(learned).not.toContain('retired');
});

test('computes the shares of a dish’s choices since the first choice', () => {
  const days = Array.from({ length: 56 }, (_, index): Day => {
    return { date: addDays(today, index - 56), figures: { orders: 20, earning: 20 } };
  });
  const chosen = { [`c${dishId}half`]: 6, [`c${dishId}full`]: 4 };
  const items = days.map(({ date }, index): Day => {
    const rare = index === 55 ? { [`c${dishId}rare`]: 1 } : {};
    return {
      date,
      figures: { [`q${dishId}`]: 10, qother: 5, ...(index >= 40 && { ...chosen, ...rare }) },
    };
  });
  const learned = learnForecast({}, days, items, today).items;
  expect(learned.map(({ choices }) => choices)).toEqual(
    learned.map(({ itemId }) =>
      itemId === dishId
        ? [
            { id: 'half', share: 0.6 },
            { id: 'full', share: 0.4 },
          ]
        : undefined,
    ),
  );
});

test('learns from five years of days', () => {
  const { days } = forecastOf('five years');
  expect(days).toHaveLength(14);
  // Seven days by weekday, and 29 days by the cycle of eleven days.
  expect(ordersOf('five years')).toBeCloseTo(385 + 29, -1);
});
