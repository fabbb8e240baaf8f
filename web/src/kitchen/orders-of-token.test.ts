import { expect, it } from 'vitest';
import { sampleOrder } from '../orders/sample-order.ts';
import { ordersOfToken } from './orders-of-token.ts';

const orders = [7, 71, 72, 73, 74, undefined].map((token, index) => ({
  ...sampleOrder(`O${index}`),
  ...(token && { token }),
}));
const tokensFor = (typed: string) => ordersOfToken(orders, typed).map(({ token }) => token);

it('finds the exact token, or else the first tokens that begin with the digits', () => {
  expect(tokensFor('')).toEqual([]);
  expect(tokensFor('7')).toEqual([7]);
  expect(tokensFor('72')).toEqual([72]);
  expect(ordersOfToken(orders.slice(1), '7').map(({ token }) => token)).toEqual([71, 72, 73]);
  expect(tokensFor('9')).toEqual([]);
});
