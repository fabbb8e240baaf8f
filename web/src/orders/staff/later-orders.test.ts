import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { laterSlots, splitLater } from './later-orders.ts';

const slot = '2026-11-27T07:15:00.000Z';
const later = sampleOrder({ id: 'A', status: 'confirmed', readyFor: slot, mealId: 'MEA1' });
const earlier = { ...later, id: 'B', readyFor: '2026-11-27T07:00:00.000Z' };

it('keeps pre-orders apart until the kitchen begins with them', () => {
  const forNow = sampleOrder({ id: 'C', status: 'confirmed' });
  const orders = [later, forNow];
  const idsAt = (time: string) =>
    splitLater(orders, undefined, Date.parse(time)).later.map(({ id }) => id);
  expect(idsAt('2026-11-27T06:54:59Z')).toEqual(['A']);
  expect(idsAt('2026-11-27T06:55:00Z')).toEqual([]);
});

it('groups the orders by slot, and marks a slot on a holiday', () => {
  const businessHours = { Friday: { open: '09:00', close: '20:00' } };
  const orders = [later, earlier, { ...later, id: 'D' }];
  expect(laterSlots(orders, { businessHours })).toMatchObject([
    { startsAt: earlier.readyFor, orders: [{ id: 'B' }], isClosed: false },
    { startsAt: slot, orders: [{ id: 'A' }, { id: 'D' }], isClosed: false },
  ]);
  const holidays = [{ date: '2026-11-27' }];
  expect(laterSlots([later], { businessHours, holidays })).toMatchObject([{ isClosed: true }]);
});
