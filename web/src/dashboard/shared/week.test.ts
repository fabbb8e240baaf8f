import { describe, expect, it } from 'vitest';
import { dayAfter, dayHoursText, runsPastMidnight } from './week.ts';

describe('dayHoursText', () => {
  it.each([
    [{ open: '09:00', close: '21:00' }, '9 am – 9 pm'],
    [{ open: '18:00', close: '02:00' }, '6 pm – 2 am'],
    [{ open: '00:30', close: '12:00' }, '12:30 am – 12 pm'],
    [{ open: '00:00', close: '00:00' }, 'Open all day'],
    [{ open: '09:00', close: '21:00', closed: true }, 'Closed'],
    [{ open: '09:00' }, 'Not set'],
    [{}, 'Not set'],
    [undefined, 'Not set'],
    [
      [
        { open: '12:00', close: '15:00' },
        { open: '19:00', close: '22:00' },
      ],
      '12 pm – 3 pm, 7 pm – 10 pm',
    ],
  ])('writes %j as %s', (hours, text) => {
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
  ])('is for hours from %s to %s: %s', (open, close, expected) => {
    expect(runsPastMidnight({ open, close })).toBe(expected);
  });
});

it('the day after Sunday is Monday', () => {
  expect(dayAfter('Sunday')).toBe('Monday');
  expect(dayAfter('Monday')).toBe('Tuesday');
});
