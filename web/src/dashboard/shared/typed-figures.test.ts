import { describe, expect, it } from 'vitest';
import { numberOf, typedPrice } from './typed-figures.ts';

describe('a typed price', () => {
  it.each([
    ['60', '60'],
    ['60.5', '60.5'],
    ['60.', '60.'],
    ['.5', '0.5'],
    ['1,250.505', '1250.50'],
    ['₹ 99', '99'],
    ['007', '7'],
    ['0', '0'],
    ['1.2.3', '1.23'],
    ['abc', ''],
    ['', ''],
  ])('%s becomes %s', (typed, shown) => {
    expect(typedPrice(typed)).toBe(shown);
  });

  it.each(['-5', '-0.01', '-1,000'])('%s is clamped to 0', (typed) => {
    expect(typedPrice(typed)).toBe('0');
  });

  it('keeps a sign until a digit follows, which then becomes 0', () => {
    expect(typedPrice('-')).toBe('-');
    expect(numberOf('-')).toBeUndefined();
  });
});
