import { expect, it } from 'vitest';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { paidOutcome } from './paid-order.ts';

const now = new Date('2026-11-20T07:35:00.000Z');
const captured = { orderId: 'order_1', createdAt: '2026-11-20T07:31:00.000Z', paymentId: 'pay_1' };
const online = { paymentMethod: 'online' } as const;
const heldOrder = { ...online, awaitsPaymentUntil: '2026-11-20T07:40:00.000Z' };

it('sends a prepaid order to the kitchen as an order placed now', () => {
  const order = sampleOrder({
    ...heldOrder,
    status: 'confirmed',
    statusTimes: { confirmed: '2026-11-20T07:30:00.000Z' },
  });
  const result = paidOutcome(order, captured, now);
  const at = now.toISOString();
  expect(result).toMatchObject({
    outcome: 'paid',
    after: {
      status: 'confirmed',
      placedAt: order.createdAt,
      createdAt: at,
      updatedAt: at,
      statusTimes: { confirmed: at },
      paymentStatus: 'paid',
      payment: { orderId: 'order_1', paymentId: 'pay_1', receivedAt: at },
    },
  });
  expect(Object(result).after).not.toHaveProperty('awaitsPaymentUntil');
});

it('marks an order in the kitchen as paid, even if it showed cash', () => {
  const cooking = sampleOrder({ ...online, status: 'preparing' });
  expect(paidOutcome(cooking, captured, now)).toMatchObject({
    outcome: 'paid',
    after: { status: 'preparing', createdAt: cooking.createdAt, paymentStatus: 'paid' },
  });
  const settledOrder = sampleOrder({ status: 'completed', paymentStatus: 'settled' });
  expect(paidOutcome(settledOrder, captured, now)).toMatchObject({
    outcome: 'paid',
    after: { status: 'completed', paymentMethod: 'online', paymentStatus: 'paid' },
  });
});

it('does not revive an ended order, and owes a full refund of the late payment', () => {
  const cancelled = sampleOrder({
    ...heldOrder,
    status: 'cancelled',
    paymentStatus: 'failed',
    expiresAt: 1,
  });
  const result = paidOutcome(cancelled, captured, now);
  expect(result).toMatchObject({
    outcome: 'late',
    after: { ...heldOrder, status: 'cancelled', paymentStatus: 'paid' },
  });
  // The row holds the guest's name and phone, and an erasure cannot find it.
  const days = Object(result).after.expiresAt / 86_400 - now.getTime() / 86_400_000;
  expect(days).toBeCloseTo(30, 3);
  expect(Object(result).after.payment.refundDuePaise).toBe(112_00);
  const inKitchen = sampleOrder({ ...online, status: 'cancelled', paymentStatus: 'failed' });
  expect(Object(paidOutcome(inKitchen, captured, now)).after.expiresAt).toBeUndefined();
});

it('refuses a second payment, and recognises the first', () => {
  const paid = sampleOrder({ ...online, paymentStatus: 'paid', payment: { paymentId: 'pay_0' } });
  const paidTwice = { outcome: 'unwanted', reason: 'paid_twice' };
  expect(paidOutcome(paid, captured, now)).toEqual(paidTwice);
  expect(paidOutcome({ ...paid, paymentStatus: 'refunded' }, captured, now)).toEqual(paidTwice);
  const paidOrder = { ...paid, payment: { paymentId: 'pay_1' } };
  expect(paidOutcome(paidOrder, captured, now)).toEqual({ outcome: 'already-recorded' });
  expect(paidOutcome(undefined, captured, now)).toMatchObject({ reason: 'order_gone' });
});

it('marks a partial refund from before the order knew of the payment', () => {
  const result = paidOutcome(sampleOrder(heldOrder), { ...captured, refundedPaise: 10_00 }, now);
  expect(result).toMatchObject({
    after: { paymentStatus: 'partly_refunded', payment: { refundedPaise: 10_00 } },
  });
});
