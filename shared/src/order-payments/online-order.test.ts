import { expect, it } from 'vitest';
import {
  cancelReasonText,
  canPayOnline,
  isAwaiting,
  isCancelledBeforePayment,
  mayComeLate,
  pendingRefund,
} from './online-order.ts';

const unpaid = { status: 'pending', paymentMethod: 'online', paymentStatus: 'pending' } as const;
const awaitsPaymentUntil = '2026-11-20T07:40:00.000Z';

it('is paid online until it ends, once', () => {
  expect(canPayOnline(unpaid)).toBe(true);
  expect(canPayOnline({ ...unpaid, status: 'ready' })).toBe(true);
  expect(canPayOnline({ ...unpaid, status: 'completed' })).toBe(false);
  expect(canPayOnline({ ...unpaid, status: 'cancelled' })).toBe(false);
  expect(canPayOnline({ ...unpaid, paymentStatus: 'paid' })).toBe(false);
  expect(canPayOnline({ ...unpaid, paymentMethod: 'cod' })).toBe(false);
});

it('waits for its payment while it has not ended', () => {
  expect(isAwaiting(unpaid)).toBe(false);
  expect(isAwaiting({ ...unpaid, awaitsPaymentUntil })).toBe(true);
  expect(isAwaiting({ ...unpaid, awaitsPaymentUntil, status: 'cancelled' })).toBe(false);
});

it('knows the refund in progress', () => {
  expect(pendingRefund(unpaid)).toBe(0);
  expect(pendingRefund({ ...unpaid, payment: { refundDue: 60 } })).toBe(60);
  expect(pendingRefund({ ...unpaid, payment: { refundDue: 60, refunded: 60 } })).toBe(0);
  // Given back at Razorpay by hand.
  expect(pendingRefund({ ...unpaid, payment: { refunded: 60 } })).toBe(0);
});

it('was cancelled by its guest if it ended before the time to pay', () => {
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

it('may be paid late for half an hour after it ended unpaid', () => {
  const updatedAt = '2026-11-20T07:40:00.000Z';
  const ended = { ...unpaid, status: 'cancelled', paymentStatus: 'failed', updatedAt } as const;
  const soon = Date.parse('2026-11-20T08:09:00.000Z');
  expect(mayComeLate(ended, soon)).toBe(true);
  expect(mayComeLate(ended, soon + 120_000)).toBe(false);
  expect(mayComeLate({ ...ended, paymentMethod: 'cod' }, soon)).toBe(false);
  expect(mayComeLate({ ...ended, paymentStatus: 'refunded' }, soon)).toBe(false);
  expect(mayComeLate({ ...ended, status: 'completed' }, soon)).toBe(false);
});
