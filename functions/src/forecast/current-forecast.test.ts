import { expect, test } from 'vitest';
import { withClosures } from './current-forecast.ts';
import type { ForecastRow } from './forecast-rows.ts';

const tenOrders = { expected: 10, lower: 8, upper: 12 };
const zeroRange = { expected: 0, lower: 0, upper: 0 };
// Sunday and Monday.
const dates = ['2026-11-22', '2026-11-23'];
const row: ForecastRow = {
  trainedAt: '2026-11-22T03:00:00+05:30',
  from: '2026-11-22',
  days: dates.map((date) => ({
    date,
    isClosed: false,
    confidence: 0.8,
    orders: tenOrders,
    revenuePaise: tenOrders,
  })),
  items: [{ itemId: 'TESTITEM0001', portions: [tenOrders, tenOrders] }],
  historyDays: 60,
  accuracy: { model: 0.8, sameWeekdayLastWeek: 0.7, days: 40 },
};
const hours = { open: '09:00', close: '18:00' };

test.each([
  ['no settings', {}, [false, false]],
  ['a holiday', { holidays: [{ date: '2026-11-23' }] }, [false, true]],
  ['another day’s holiday', { holidays: [{ date: '2026-12-25' }] }, [false, false]],
  [
    'a weekday that is closed',
    { businessHours: { Sunday: { ...hours, closed: true }, Monday: hours } },
    [true, false],
  ],
  ['a weekday without hours', { businessHours: { Sunday: hours } }, [false, true]],
])('empties the days that are closed by %s', (_, settings, closed) => {
  const { days, items } = withClosures(row, settings);
  expect(days.map(({ isClosed }) => isClosed)).toEqual(closed);
  const ranges = closed.map((isClosed) => (isClosed ? zeroRange : tenOrders));
  expect(days.map(({ orders }) => orders)).toEqual(ranges);
  expect(days.map(({ revenuePaise }) => revenuePaise)).toEqual(ranges);
  expect(items[0]?.portions).toEqual(ranges);
});
