import { expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { createRecentUpdates } from './recent-updates.ts';

it('returns the newest state of each recently updated order', () => {
  let clock = 100_000;
  const recentUpdates = createRecentUpdates(() => clock);
  recentUpdates.record(sampleOrder('old'));
  clock += 30_000;
  recentUpdates.record(sampleOrder('A', { status: 'ready', updated: 5 }));
  recentUpdates.record(sampleOrder('A', { status: 'preparing', updated: 4 }));
  expect(recentUpdates.missedSince(clock).map((order) => [order.id, order.status])).toEqual([
    ['A', 'ready'],
  ]);
});
