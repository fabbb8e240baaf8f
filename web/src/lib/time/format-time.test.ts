import { expect, it } from 'vitest';
import { timeOrDayText } from './format-time.ts';

const now = new Date('2026-11-22T08:00:00Z');

it.each([
  ['2026-11-22T07:11:00Z', '12:41 pm'],
  ['2026-11-21T18:30:00Z', '12:00 am'],
  ['2026-11-21T18:29:00Z', '21 Nov, 11:59 pm'],
])('%s is %s when read on the 22nd in India', (at, text) => {
  expect(timeOrDayText(new Date(at), now)).toBe(text);
});
