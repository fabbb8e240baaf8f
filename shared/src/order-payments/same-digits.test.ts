import { expect, it } from 'vitest';
import { findSameDigits } from './same-digits.ts';

const pairs = (...digitTexts: (string | undefined)[]) => {
  const orders = digitTexts.map((digits, id) => ({ id, payment: { digits } }));
  return [...findSameDigits(orders)].map(([order, other]) => [order.id, other.id]);
};

it('finds both orders, even if one guest gave more digits', () => {
  expect(pairs('004217', '118204', '004217')).toEqual([
    [0, 2],
    [2, 0],
  ]);
  expect(pairs('432198004217', '004217')).toHaveLength(2);
});

it('names the first of several matches', () => {
  expect(pairs('004217', '004217', '004217')).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
  ]);
});

it('ignores few, different and missing digits', () => {
  expect(pairs('04217', '04217')).toEqual([]);
  expect(pairs('432198004217', '532198004217')).toEqual([]);
  expect(pairs('004217', undefined)).toEqual([]);
  expect(findSameDigits([{}, {}]).size).toBe(0);
});
