import { describe, expect, it } from 'vitest';
import { priceOf, priceProblem, typedDishPrice, typedPrice } from './typed-figures.ts';

describe('a typed price', () => {
  it.each([
    ['60', '60'],
    ['60.5', '60.5'],
    ['60.', '60.'],
    ['.5', '0.5'],
    ['₹ 99', '99'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['Rs.45', '45'],
    ['Rs. 45', '45'],
    ['Rs.1,200/-', '1200'],
    ['Rs. 1,200/-', '1200'],
    ['1,20,000.50', '120000.50'],
    ['2 pcs 40', '40'],
    ['६०', '60'],
  ])('%s becomes the text %s', (typed, text) => {
    expect(typedPrice(typed)).toBe(text);
    expect(priceProblem(text)).toBeUndefined();
  });

  it.each(['-5', '-0.01', '−1,000'])('%s as the price of a dish becomes 0', (typed) => {
    expect(typedDishPrice(typed)).toBe('0');
    expect([...typed].reduce((before, key) => typedDishPrice(before + key), '')).toMatch(/^0/);
  });

  it.each([
    ['1.2.3', '“1.2.3” is not a clear amount.'],
    ['1,250.505', '“1,250.505” is not a clear amount.'],
    ['10% off 90', 'This looks like a discount, not a price.'],
    ['80-130', 'There are several prices. Enter one.'],
    ['abc', 'There is no price.'],
    ['-', 'There is no price.'],
    ['-5', 'A price cannot be below 0.'],
    ['−5', 'A price cannot be below 0.'],
    ['-1,000', 'A price cannot be below 0.'],
    ['(5)', '“(5)” is not clear.'],
  ])('keeps %s with a message', (typed, problem) => {
    expect(typedPrice(typed)).toBe(typed);
    expect(priceOf(typed)).toBeNaN();
    expect(priceProblem(typed)).toBe(problem);
  });

  it.each([
    '1,200',
    '12,500',
    'Rs.45',
    'Rs. 1,200/-',
    '₹60.50',
    '80-130',
    '60 80',
    '60/80',
    '-5',
    '−5',
    '(5)',
  ])('reads %s, typed key by key, as the same price', (text) => {
    const typed = [...text].reduce((before, key) => typedPrice(before + key), '');
    expect(priceOf(typed)).toEqual(priceOf(text));
  });
});
