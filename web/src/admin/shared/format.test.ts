import { expect, it } from 'vitest';
import { dayDistance, daysTo } from './format.ts';

/** 11:30 pm in India is 6 pm in UTC. */
const now = new Date('2026-11-20T23:30:00+05:30');

it.each([
  ['2026-11-20T00:10:00+05:30', 0, 'today'],
  ['2026-11-21T00:10:00+05:30', 1, 'tomorrow'],
  ['2026-11-25T23:50:00+05:30', 5, 'in 5 days'],
  ['2026-11-19T23:50:00+05:30', -1, 'yesterday'],
  ['2026-11-17T12:00:00+05:30', -3, '3 days ago'],
])('%s is %i days away: %s', (iso, days, text) => {
  expect(daysTo(iso, now)).toBe(days);
  expect(dayDistance(iso, now)).toBe(text);
});
