import { expect, it } from 'vitest';
import { businessDay, capText, hasOtherHoursToday, pausedUntil, todayText } from './rush-state.ts';

/** Monday, 1 pm in India. */
const now = new Date('2026-03-02T13:00+05:30');
const until = '2026-03-02T07:45:00.000Z';
const usual = { businessHours: { Monday: { open: '09:00', close: '21:00', closed: false } } };

it('shows when a pause ends', () => {
  expect(pausedUntil({ pausedUntil: until }, now)).toBe('1:15 pm');
  expect(pausedUntil({ pausedUntil: until }, new Date(until))).toBeUndefined();
  expect(pausedUntil({}, now)).toBeUndefined();
});

it.each([
  [{}, 'No limit'],
  [{ orderCap: { unit: 'orders', most: 1 } as const }, '1 order in 15 minutes'],
  [
    { orderCap: { unit: 'portions', most: 40 } as const, fullUntil: until },
    '40 portions in 15 minutes, full until 1:15 pm',
  ],
])('describes the limit of %j', (settings, text) => {
  expect(capText(settings, now)).toBe(text);
});

it('shows changed hours of today beside the usual hours', () => {
  const date = '2026-03-02';
  expect(todayText(usual, now)).toBe('Today 9 am – 9 pm');
  expect(todayText({ ...usual, today: { date, close: '15:00' } }, now)).toBe(
    'Today 9 am – 3 pm, usually 9 am – 9 pm',
  );
  expect(todayText({ ...usual, today: { date, closed: true } }, now)).toBe(
    'Closed Today, usually 9 am – 9 pm',
  );
  expect(hasOtherHoursToday({ ...usual, today: { date, open: '09:00', closed: false } }, now)).toBe(
    false,
  );
  expect(hasOtherHoursToday({ ...usual, today: { date: '2026-03-01', closed: true } }, now)).toBe(
    false,
  );
});

it('shows each time of a day with a break', () => {
  const windows = [
    { open: '12:00', close: '15:00' },
    { open: '19:00', close: '22:00' },
  ];
  const withBreak = { businessHours: { Monday: windows } };
  expect(todayText(withBreak, now)).toBe('Today 12 pm – 3 pm, 7 pm – 10 pm');
  expect(hasOtherHoursToday(withBreak, now)).toBe(false);
  const today = { date: '2026-03-02', windows: windows.slice(0, 1) };
  expect(todayText({ ...withBreak, today }, now)).toBe(
    'Today 12 pm – 3 pm, usually 12 pm – 3 pm, 7 pm – 10 pm',
  );
});

it('after midnight, shows the hours of the day before until it closes', () => {
  const businessHours = {
    Monday: { open: '18:00', close: '02:00' },
    Tuesday: { open: '12:00', close: '23:00' },
  };
  const today = { date: '2026-03-02', closed: true };
  const textAt = (clock: string, settings: object = {}) => {
    const allSettings = { businessHours, ...settings };
    return todayText(allSettings, businessDay(allSettings, new Date(`2026-03-03T${clock}+05:30`)));
  };
  expect(textAt('01:00')).toBe('Today 6 pm – 2 am');
  expect(textAt('01:00', { today })).toBe('Closed Today, usually 6 pm – 2 am');
  expect(textAt('02:00', { today })).toBe('Today 12 pm – 11 pm');
});
