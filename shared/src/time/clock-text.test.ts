import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  ['00:00', '12 am'],
  ['00:05', '12:05 am'],
  ['09:00', '9 am'],
  ['12:00', '12 pm'],
  ['13:30', '1:30 pm'],
  ['23:59', '11:59 pm'],
  ['24:00', '12 am'],
])('formats %s as %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});
