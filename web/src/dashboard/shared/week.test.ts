import { describe, expect, it } from 'vitest';
import { dayAfter, dayHoursText, runsPastMidnight } from './week.ts';

describe('dayHoursText', () => {
  it.each([
    [{ open: '09:00', close: '21:00' }, '09:00 – 21:00'],
    [{ open: '18:00', close: '02:00' }, '18:00 – 02:00'],
    [{ open: '00:00', close: '00:00' }, 'Open all day'],
    [{ open: '09:00', close: '21:00', closed: true }, 'Closed'],
    [{ open: '09:00' }, 'Not set'],
    [{}, 'Not set'],
    [undefined, 'Not set'],
  ])('of %j: %s', (hours, text) => {
    expect(dayHoursText(hours)).toBe(text);
  });
});

describe('runsPastMidnight', () => {
  it.each([
    ['18:00', '02:00', true],
    ['18:00', '00:00', true],
    ['09:00', '21:00', false],
    ['00:00', '00:00', false],
    ['', '02:00', false],
  ])('from %s to %s: %s', (open, close, expected) => {
    expect(runsPastMidnight({ open, close })).toBe(expected);
  });
});

it('the day after Sunday is Monday', () => {
  expect(dayAfter('Sunday')).toBe('Monday');
  expect(dayAfter('Monday')).toBe('Tuesday');
});
