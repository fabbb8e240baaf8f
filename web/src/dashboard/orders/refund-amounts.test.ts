import { expect, it } from 'vitest';
import { missingAmount, refundableAmount, refundedSoFar } from './refund-amounts.ts';

it('counts a pending refund as refunded', () => {
  expect(refundableAmount({ finalAmount: 181.1 })).toBe(181.1);
  const refunding = { finalAmount: 181.1, payment: { refundDue: 60, refunded: 0 } };
  expect([refundedSoFar(refunding), refundableAmount(refunding)]).toEqual([60, 121.1]);
  // The mess refunded at Razorpay, without Thali.
  expect(refundedSoFar({ finalAmount: 181.1, payment: { refunded: 80 } })).toBe(80);
});

it('adds up the missing dishes', () => {
  const items = [{ unitPrice: 60.1 }, { unitPrice: 20.2 }];
  expect(missingAmount(items, [2, 1])).toBe(140.4);
  expect(missingAmount(items, [])).toBe(0);
});
