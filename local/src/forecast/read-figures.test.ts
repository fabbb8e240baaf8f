import { expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

test.each([
  ['7', 7],
  ['12.50', 12.5],
  ['1,234', 1234],
  ['1,23,100', 123_100],
  ['12,34,567.50', 1_234_567.5],
  ['1,234,567', 1_234_567],
  ['₹ 1,200', 1200],
  ['Rs. 450/-', 450],
  ['-45', -45],
  ['1e3', 1000],
  ['12,5', 12.5],
  ['1.234,50', 1234.5],
])('reads %s as %d', (text, value) => {
  expect(readFigures([text])).toEqual([value]);
});

test.each(['', 'NaN', '0x10', '1e999', '40 plates', '2 x 45', '1,2,3', '12,34,5', '₹', '--4'])(
  '%j is not a figure',
  (text) => {
    expect(readFigures([text])).toEqual([undefined]);
  },
);

test('reads commas and dots as the whole column uses them', () => {
  expect(readFigures(['12,5', '1.234', '1,25', '40'])).toEqual([12.5, 1234, 1.25, 40]);
  expect(readFigures(['12.50', '1,234', '1,25', '40'])).toEqual([12.5, 1234, undefined, 40]);
});
