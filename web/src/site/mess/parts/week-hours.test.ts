import { expect, it } from 'vitest';
import { weekRows } from './week-hours.tsx';

/** Wednesday in India, but Tuesday in UTC. */
const now = new Date('2026-11-17T20:00:00Z');

it('starts on Monday and marks today in India', () => {
  const rows = weekRows(
    {
      businessHours: {
        Monday: { open: '09:00', close: '18:00' },
        Tuesday: { open: '00:00', close: '00:00' },
        Wednesday: { open: '18:00', close: '01:00', closed: false },
        Thursday: { closed: true, open: '09:00', close: '18:00' },
        Friday: { open: '09:00' },
      },
    },
    now,
  );
  expect(rows.map(({ weekday, hours }) => `${weekday}: ${hours}`)).toEqual([
    'Monday: 9 am – 6 pm',
    'Tuesday: Open all day',
    'Wednesday: 6 pm – 1 am',
    'Thursday: Closed',
    'Friday: Closed',
    'Saturday: Closed',
    'Sunday: Closed',
  ]);
  expect(rows.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual([
    'Wednesday',
  ]);
});

it('is empty without business hours', () => {
  expect(weekRows({}, now)).toEqual([]);
});

it('is closed on a holiday, even if the weekday has hours', () => {
  const open = { open: '09:00', close: '18:00' };
  const rows = weekRows(
    { businessHours: { Tuesday: open, Wednesday: open }, holidays: [{ date: '2026-11-18' }] },
    now,
  );
  expect(rows.slice(1, 3).map(({ hours }) => hours)).toEqual(['9 am – 6 pm', 'Closed']);
});
