import { comparisonOf } from '@thali/shared/analytics/comparison-period';
import { growth } from '@thali/shared/analytics/growth';
import { isEndedEarly, orderStatuses } from '@thali/shared/orders/order-status';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { compareSales, growthOf, todayFigures } from './compare-periods.ts';
import { countOrders } from './count-orders.ts';
import { noRows } from './counting.ts';
import { factsOf } from './order-facts.ts';

const firstDay = '2026-11-02';
const dayCount = 21;
const minuteMs = 60_000;
const firstMs = istDayStart(firstDay).getTime();

/** Orders of three weeks, at any minute. */
const orders = fc.array(
  fc.record({
    minute: fc.nat(dayCount * 1440 - 1),
    status: fc.constantFrom(...orderStatuses),
    totalPaise: fc.integer({ min: 0, max: 300_00 }),
  }),
  { maxLength: 80 },
);
type Order = typeof orders extends fc.Arbitrary<(infer One)[]> ? One : never;

function daysOf(list: readonly Order[]) {
  const facts = list.map(({ minute, ...order }, index) => {
    const createdAt = new Date(firstMs + minute * minuteMs).toISOString();
    const id = `DEM0VEND0R${String(index).padStart(16, '0')}`;
    return factsOf(sampleOrder({ ...order, id, createdAt, updatedAt: createdAt }));
  });
  const { days } = countOrders(facts, noRows);
  return [...days].map(([date, figures]) => ({ date, figures }));
}

/** Sales recomputed from the raw orders, by minutes since the first day. */
function recount(list: readonly Order[], from: number, to: number) {
  const placedOrders = list.filter(({ minute }) => minute >= from && minute < to);
  const earningOrders = placedOrders.filter(({ status }) => !isEndedEarly(status));
  const paise = earningOrders.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  return { orders: placedOrders.length, revenue: paise / 100 };
}

it('compares today and seven days up to the last full hour, like a recount of the raw orders', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 60, max: 1439 }), (list, minuteOfDay) => {
      const days = daysOf(list);
      const todayIndex = dayCount - 1;
      const start = todayIndex * 1440;
      const hour = Math.floor(minuteOfDay / 60);
      const now = new Date(firstMs + (start + minuteOfDay) * minuteMs);
      const lastMinute = start + hour * 60;
      const week = 7 * 1440;

      const today = todayFigures(days, now);
      const [sales, before] = [
        recount(list, start, lastMinute),
        recount(list, start - week, lastMinute - week),
      ];
      const fullDay = recount(list, start, start + 1440);
      expect(today).toEqual({
        todayOrders: fullDay.orders,
        todayRevenue: fullDay.revenue,
        todayOrderGrowth: growth(sales.orders, before.orders),
        todayRevenueGrowth: growth(sales.revenue, before.revenue),
        todayCompared: {
          ...{ date: addDays(firstDay, todayIndex - 7), untilHour: hour, ...before },
          revenueByHour: Array.from({ length: 24 }, (_, hourBefore) => {
            const from = start - week + hourBefore * 60;
            return recount(list, from, from + 60).revenue;
          }),
        },
      });

      const span = {
        startDate: addDays(firstDay, todayIndex - 6),
        endDate: addDays(firstDay, todayIndex),
      };
      const seven = compareSales(comparisonOf(span, now, 'hour'), days, days);
      const from = start - 6 * 1440;
      expect(seven).toMatchObject({
        current: recount(list, from, lastMinute),
        previous: recount(list, from - week, lastMinute - week),
      });
    }),
  );
});

it('has no growth in the first hour of a day', () => {
  const now = new Date('2026-11-22T00:59:00+05:30');
  expect(todayFigures([], now)).toMatchObject({
    todayOrderGrowth: 0,
    todayCompared: { date: '2026-11-15', untilHour: 0, orders: 0, revenue: 0 },
  });
  expect(growthOf(undefined, undefined)).toEqual({
    customerGrowth: 0,
    orderGrowth: 0,
    revenueGrowth: 0,
    aovGrowth: 0,
  });
});
