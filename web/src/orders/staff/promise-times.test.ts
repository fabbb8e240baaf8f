import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../sample-order.ts';
import { promiseTimes } from './promise-times.ts';

const orderOf = (portions: number, isDone = false) => ({
  ...sampleOrder('A'),
  items: [{ ...sampleLine('A'), quantity: portions, isDone }],
});
const ofTen = (count: number) => Array.from({ length: count }, () => orderOf(10));

it('promises the usual time while the kitchen can keep it', () => {
  expect(promiseTimes(ofTen(4), { cooking: [], usualMinutes: 20 })).toEqual([20, 20, 20, 20]);
});

it('in a rush, promises later times to later orders, in steps of five minutes', () => {
  const times = promiseTimes(ofTen(12), { cooking: [], usualMinutes: 20 });
  expect(times).toEqual([20, 20, 20, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
});

it('counts the work ahead of the orders, without finished dishes', () => {
  const cooking = [orderOf(60), orderOf(60, true)];
  expect(promiseTimes(ofTen(2), { cooking, usualMinutes: 10 })).toEqual([35, 40]);
});

it('uses the cap of the kitchen, in portions or orders', () => {
  const [cooking, usualMinutes] = [ofTen(1), 10];
  const times = (unit: 'orders' | 'portions', most: number) =>
    promiseTimes(ofTen(3), { cooking, usualMinutes, cap: { unit, most } });
  expect(times('portions', 60)).toEqual([10, 10, 10]);
  expect(times('portions', 10)).toEqual([30, 45, 60]);
  expect(times('orders', 2)).toEqual([15, 25, 30]);
});
