import { expect, it } from 'vitest';
import {
  cancelReasonText,
  canPayOnline,
  isAwaitingPayment,
  isCancelledBeforePayment,
  mayPaymentComeLate,
  pendingRefund,
} from './online-order.ts';

const unpaid = { status: 'pending', paymentMethod: 'online', paymentStatus: 'pending' } as const;
const awaitsPaymentUntil = '2026-11-20T07:40:00.000Z';

it('can be paid online once, until the order ends', () => {
  expect(canPayOnline(unpaid)).toBe(true);
  expect(canPayOnline({ ...unpaid, status: 'ready' })).toBe(true);
  expect(canPayOnline({ ...unpaid, status: 'completed' })).toBe(false);
  expect(canPayOnline({ ...unpaid, status: 'cancelled' })).toBe(false);
  expect(canPayOnline({ ...unpaid, paymentStatus: 'paid' })).toBe(false);
  expect(canPayOnline({ ...unpaid, paymentMethod: 'cod' })).toBe(false);
});

it('waits for its payment until the order ends', () => {
  expect(isAwaitingPayment(unpaid)).toBe(false);
  expect(isAwaitingPayment({ ...unpaid, awaitsPaymentUntil })).toBe(true);
  expect(isAwaitingPayment({ ...unpaid, awaitsPaymentUntil, status: 'cancelled' })).toBe(false);
});

it('computes the amount of refunds in progress', () => {
  expect(pendingRefund(unpaid)).toBe(0);
  expect(pendingRefund({ ...unpaid, payment: { refundDue: 60 } })).toBe(60);
  expect(pendingRefund({ ...unpaid, payment: { refundDue: 60, refunded: 60 } })).toBe(0);
  // Staff made this refund at Razorpay by hand.
  expect(pendingRefund({ ...unpaid, payment: { refunded: 60 } })).toBe(0);
});

it('counts as cancelled by the guest if it ended before the payment deadline', () => {
  const ended = (cancelled: string, cancelReason: 'unpaid' | 'other' = 'unpaid') => {
    const order = { cancelReason, awaitsPaymentUntil, statusTimes: { cancelled } };
    return [isCancelledBeforePayment(order), cancelReasonText(order)];
  };
  const before = new Date(Date.parse(awaitsPaymentUntil) - 1).toISOString();
  expect(ended(before)).toEqual([true, 'Before it was paid']);
  expect(ended(awaitsPaymentUntil)).toEqual([false, 'Not paid in time']);
  expect(ended(before, 'other')).toEqual([false, 'Another reason']);
  expect(cancelReasonText({ statusTimes: {} })).toBeUndefined();
});

it('may receive a late payment for half an hour after it ended unpaid', () => {
  const updatedAt = '2026-11-20T07:40:00.000Z';
  const ended = { ...unpaid, status: 'cancelled', paymentStatus: 'failed', updatedAt } as const;
  const soon = Date.parse('2026-11-20T08:09:00.000Z');
  expect(mayPaymentComeLate(ended, soon)).toBe(true);
  expect(mayPaymentComeLate(ended, soon + 120_000)).toBe(false);
  expect(mayPaymentComeLate({ ...ended, paymentMethod: 'cod' }, soon)).toBe(false);
  expect(mayPaymentComeLate({ ...ended, paymentStatus: 'refunded' }, soon)).toBe(false);
  expect(mayPaymentComeLate({ ...ended, status: 'completed' }, soon)).toBe(false);
});
