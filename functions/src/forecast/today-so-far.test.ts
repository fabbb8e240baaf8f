import { describe, expect, it } from 'vitest';
import { cumulativeShares, shareBefore } from './day-course.ts';
import type { ForecastRow } from './forecast-rows.ts';
import { withTodaySoFar } from './today-so-far.ts';

const date = '2026-11-20';
const range = (expected: number, spread: number) => ({
  expected,
  lower: expected - spread,
  upper: expected + spread,
});
const day = {
  date,
  isClosed: false,
  confidence: 0.8,
  orders: range(80, 20),
  revenuePaise: range(8000_00, 2000_00),
};
/** A quarter of the orders by noon, three quarters by 4 pm, all by 10 pm. */
const shares = cumulativeShares([{ date, figures: { hour11: 25, hour15: 50, hour21: 25 } }]);
const row = { days: [day, { ...day, date: '2026-11-21' }], dayCourse: shares } as ForecastRow;

function todayAt(time: string, sold: number, forecast = row) {
  const figures = { orders: sold + 3, earning: sold, revenuePaise: sold * 110_00 };
  const at = new Date(`${date}T${time}:00+05:30`);
  const [today, tomorrow] = withTodaySoFar(forecast, figures, at).days;
  expect(tomorrow).toEqual(forecast.days[1]);
  if (!today) throw new Error('No day');
  return today;
}

describe('the cumulative shares of a day', () => {
  it('are the shares of orders by the end of each hour', () => {
    expect([shares[10], shares[11], shares[14], shares[15], shares[23]]).toEqual([
      0, 0.25, 0.25, 0.75, 1,
    ]);
    expect(cumulativeShares([])).toEqual([]);
  });

  it('interpolates within an hour', () => {
    expect(shareBefore(shares, '15:30')).toBeCloseTo(0.5);
    expect(shareBefore(shares, '00:00')).toBe(0);
    expect(shareBefore(shares, '23:59')).toBe(1);
  });
});

describe('today', () => {
  it('stays the forecast before the first expected orders', () => {
    expect(todayAt('08:00', 0).orders.expected).toBe(80);
  });

  it('does not rise with pre-orders for later hours', () => {
    const ahead = { orders: 10, earning: 10, hour13: 10, revenuePaise: 10 * 110_00 };
    const at = new Date(`${date}T08:00:00+05:30`);
    expect(withTodaySoFar(row, ahead, at).days[0]?.orders.expected).toBe(80);
  });

  it('follows a good or poor morning, but not fully', () => {
    const [good, usual, poor] = [40, 20, 5].map((sold) => todayAt('12:00', sold).orders.expected);
    expect(usual).toBe(80);
    expect(good).toBeGreaterThan(105);
    expect(good).toBeLessThan(160);
    expect(poor).toBeLessThan(62);
    expect(poor).toBeGreaterThan(20);
  });

  it.each(['00:01', '09:00', '12:30', '15:59', '21:30', '23:59'])(
    'at %s the forecast and its range are never below the orders so far',
    (time) => {
      for (const sold of [1, 30, 79, 80, 81, 500]) {
        const { orders, revenuePaise, soldOrders } = todayAt(time, sold);
        expect(orders.lower).toBeGreaterThanOrEqual(sold);
        expect(orders.expected).toBeGreaterThanOrEqual(orders.lower);
        expect(orders.upper).toBeGreaterThanOrEqual(orders.expected);
        expect(revenuePaise.lower).toBeGreaterThanOrEqual(sold * 110_00);
        expect(soldOrders).toBe(sold);
      }
    },
  );

  it('narrows from hour to hour and ends at the number of sold orders', () => {
    const widthAt = (time: string, sold: number) => {
      const { orders } = todayAt(time, sold);
      return orders.upper - orders.lower;
    };
    expect(widthAt('16:00', 60)).toBeLessThan(widthAt('12:00', 20));
    expect(todayAt('22:30', 71)).toMatchObject({
      confidence: 1,
      orders: { expected: 71, lower: 71, upper: 71 },
      revenuePaise: { expected: 7810_00 },
    });
  });

  it('counts a closed day with sales as open', () => {
    const zeroRange = { expected: 0, lower: 0, upper: 0 };
    const closed = {
      ...day,
      isClosed: true,
      confidence: 1,
      orders: zeroRange,
      revenuePaise: zeroRange,
    };
    const forecast = { ...row, days: [closed, row.days[1] ?? closed] };
    expect(todayAt('12:00', 0, forecast).isClosed).toBe(true);
    expect(todayAt('12:00', 2, forecast)).toMatchObject({
      isClosed: false,
      orders: { expected: 2 },
    });
  });

  it('without hourly figures, keeps the forecast until the sales exceed it', () => {
    const { dayCourse: _, ...old } = row;
    expect(todayAt('20:00', 30, old).orders).toEqual(day.orders);
    expect(todayAt('20:00', 90, old).orders).toEqual({ expected: 90, lower: 90, upper: 100 });
  });
});
