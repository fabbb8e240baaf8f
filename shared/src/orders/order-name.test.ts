import { expect, it } from 'vitest';
import { orderName } from './order-name.ts';

const id = 'DEM0VEND0R0123456789ABCDEF';

it('names an order by its token', () => {
  expect(orderName({ id, token: 7 })).toBe('Token 7');
});

it('names an order without a token by the last six characters of its id', () => {
  expect(orderName({ id })).toBe('Order ABCDEF');
});
