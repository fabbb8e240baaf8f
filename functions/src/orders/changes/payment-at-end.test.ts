import { expect, it } from 'vitest';
import { sampleOrder } from '../store/sample-order.ts';
import { paymentAtEnd } from './payment-at-end.ts';

const paid = sampleOrder({ paymentMethod: 'online', paymentStatus: 'paid' });
const unpaid = sampleOrder({ paymentMethod: 'online' });

it('takes what was handed out unpaid for paid in cash', () => {
  const cash = { paymentMethod: 'cod', paymentStatus: 'settled' };
  // Noted as a taking while it was open: it has to stay one to be put right.
  expect(paymentAtEnd(unpaid, 'completed')).toEqual({ ...cash, payment: {} });
  expect(paymentAtEnd(paid, 'completed')).toEqual({});
  expect(paymentAtEnd(sampleOrder({ paymentMethod: 'upi' }), 'completed')).toEqual({});
});

it('asks for all of it back where the order ends early', () => {
  for (const status of ['cancelled', 'expired'] as const) {
    expect(paymentAtEnd(paid, status)).toEqual({ payment: { refundDuePaise: 112_00 } });
    expect(paymentAtEnd(unpaid, status)).toEqual({ paymentStatus: 'failed' });
  }
});

it('leaves what came in by UPI to be given back by hand', () => {
  const received = sampleOrder({ paymentMethod: 'upi', paymentStatus: 'paid' });
  expect(paymentAtEnd(received, 'cancelled')).toEqual({});
});

it('says nothing of the steps before', () => {
  for (const status of ['confirmed', 'preparing', 'ready'] as const) {
    expect(paymentAtEnd(unpaid, status)).toEqual({});
  }
});
