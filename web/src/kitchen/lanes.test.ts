import { expect, it } from 'vitest';
import { shareLanes } from './lanes.ts';

const share = (orders: readonly number[], room: number) =>
  shareLanes(
    orders.map((count) => ({ orders: count })),
    room,
  );

it('gives empty columns no lane, and the busiest column the most lanes', () => {
  expect(share([8, 0, 0], 3)).toEqual([3, 0, 0]);
  expect(share([10, 21, 10], 5)).toEqual([1, 3, 1]);
  expect(share([5, 30, 2], 6)).toEqual([1, 4, 1]);
});

it('gives each column with orders a lane, even if the screen is too narrow', () => {
  expect(share([1, 1, 1], 2)).toEqual([1, 1, 1]);
});

it('gives a column at most four lanes, and no more than it has orders', () => {
  expect(share([40, 2, 0], 12)).toEqual([4, 2, 0]);
  expect(shareLanes([{ orders: 9, maxLanes: 1 }], 5)).toEqual([1]);
});
