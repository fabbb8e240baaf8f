import { expect, it } from 'vitest';
import { hourSpanText, hourText } from './hour-text.ts';

it.each([
  [0, '12 am', '12 am to 1 am'],
  [11, '11 am', '11 am to 12 pm'],
  [12, '12 pm', '12 pm to 1 pm'],
  [23, '11 pm', '11 pm to 12 am'],
])('writes hour %d as %s', (hour, text, span) => {
  expect([hourText(hour), hourSpanText(hour)]).toEqual([text, span]);
});
