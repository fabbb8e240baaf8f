import { expect, it } from 'vitest';
import { sampleOrder } from '../store/sample-order.ts';
import { paymentAtEnd } from './payment-at-end.ts';

const paidOrder = sampleOrder({ paymentMethod: 'online', paymentStatus: 'paid' });
const unpaid = sampleOrder({ paymentMethod: 'online' });

it('marks an unpaid online order as paid in cash when it is completed', () => {
  const cash = { paymentMethod: 'cod', paymentStatus: 'settled' };
  // The order keeps a `payment`, so it stays in the takings and can be corrected.
  expect(paymentAtEnd(unpaid, 'completed')).toEqual({ ...cash, payment: {} });
  expect(paymentAtEnd(paidOrder, 'completed')).toEqual({});
  expect(paymentAtEnd(sampleOrder({ paymentMethod: 'upi' }), 'completed')).toEqual({});
});

it('leaves the payment open if staff hand over an unpaid order', () => {
  for (const paymentMethod of ['cod', 'upi', 'online'] as const) {
    const payment = { unpaidBy: 'Asha' };
    expect(paymentAtEnd(sampleOrder({ paymentMethod }), 'completed', 'Asha')).toEqual({ payment });
  }
  expect(paymentAtEnd(paidOrder, 'completed', 'Asha')).toEqual({});
  const inCash = sampleOrder({ paymentStatus: 'paid', payment: { receivedAt: 'now' } });
  expect(paymentAtEnd(inCash, 'completed', 'Asha')).toEqual({ paymentStatus: 'settled' });
});

it('keeps the status of a partly refunded cash order', () => {
  const cash = sampleOrder({ paymentStatus: 'partly_refunded', payment: { refundedPaise: 60_00 } });
  expect(paymentAtEnd(cash, 'completed')).toEqual({});
});

it('makes the full refund due when a paid online order ends early', () => {
  for (const status of ['cancelled', 'expired'] as const) {
    expect(paymentAtEnd(paidOrder, status)).toEqual({ payment: { refundDuePaise: 112_00 } });
    expect(paymentAtEnd(unpaid, status)).toEqual({ paymentStatus: 'failed' });
  }
});

it('leaves a UPI payment for a manual refund', () => {
  const received = sampleOrder({ paymentMethod: 'upi', paymentStatus: 'paid' });
  expect(paymentAtEnd(received, 'cancelled')).toEqual({});
});

it('changes nothing for earlier statuses', () => {
  for (const status of ['confirmed', 'preparing', 'ready'] as const) {
    expect(paymentAtEnd(unpaid, status)).toEqual({});
  }
});
