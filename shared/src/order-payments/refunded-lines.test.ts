import { expect, it } from 'vitest';
import type { OrderItem } from '../orders/order.contract.ts';
import { sampleOrder } from '../orders/sample-order.ts';
import { addRefundedLines, orderToCook, refundedQuantity } from './refunded-lines.ts';

it('adds up the portions of each line', () => {
  const first = addRefundedLines(undefined, [{ index: 2, quantity: 1 }]);
  expect(first).toEqual([{ index: 2, quantity: 1 }]);
  const added = [
    { index: 2, quantity: 2 },
    { index: 0, quantity: 1 },
  ];
  expect(addRefundedLines(first, added)).toEqual([
    { index: 0, quantity: 1 },
    { index: 2, quantity: 3 },
  ]);
  expect([
    refundedQuantity(first, 2),
    refundedQuantity(first, 0),
    refundedQuantity(undefined, 0),
  ]).toEqual([1, 0, 0]);
});

it('removes refunded dishes for the kitchen, and keeps the index of the other lines', () => {
  const items = [2, 1].map((quantity) => ({ quantity })) as OrderItem[];
  const refundedLines = [{ index: 1, quantity: 1 }];
  const toCook = orderToCook(sampleOrder({ items, payment: { refundedLines } }));
  expect(toCook.items.map(({ quantity }) => quantity)).toEqual([2, 0]);
  expect(orderToCook(toCook)).toEqual(toCook);
});
