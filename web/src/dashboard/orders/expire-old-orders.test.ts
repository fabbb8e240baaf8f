import { expect, test } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { countOldOrders } from './expire-old-orders.ts';

const placed = sampleOrder('A');
const dayLater = Date.parse(placed.createdAt) + 24 * 3_600_000;

test('counts an order a day after its placement, and a pre-order a day after its slot', () => {
  const slotToCome = { ...placed, id: 'B', readyFor: new Date(dayLater).toISOString() };
  const orders = [placed, slotToCome];
  expect(countOldOrders(orders, dayLater)).toBe(0);
  expect(countOldOrders(orders, dayLater + 1)).toBe(1);
  expect(countOldOrders(orders, dayLater + 26 * 3_600_000)).toBe(2);
});
