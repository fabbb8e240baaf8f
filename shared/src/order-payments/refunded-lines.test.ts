import { expect, it } from 'vitest';
import { addRefundedLines, refundedQuantity } from './refunded-lines.ts';

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
