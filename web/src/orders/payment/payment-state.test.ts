import { expect, it } from 'vitest';
import { paymentMethodLabel, paymentState } from './payment-state.ts';

const reported = { saidAt: '2026-11-24T07:00:00.000Z', digits: '1234' };

it.each([
  ['pending', 'pending', 'cod', 'due', 'Pay at the counter'],
  ['ready', 'pending', 'cod', 'due', 'Pay at the counter'],
  ['ready', 'pending', 'upi', 'due', 'Not paid yet'],
  ['completed', 'pending', 'upi', 'due', 'Not paid yet'],
  ['ready', 'pending', 'online', 'due', 'Not paid yet'],
  ['completed', 'settled', 'cod', 'paid', 'Paid'],
  ['preparing', 'paid', 'upi', 'paid', 'Paid'],
  ['completed', 'partly_refunded', 'online', 'paid', 'Paid, part refunded'],
  ['cancelled', 'paid', 'upi', 'refund', 'Paid, to be refunded'],
  ['expired', 'paid', 'upi', 'refund', 'Paid, to be refunded'],
  ['cancelled', 'partly_refunded', 'online', 'refund', 'Paid, to be refunded'],
  ['cancelled', 'refunded', 'upi', 'refund', 'Refunded'],
  ['cancelled', 'failed', 'cod', 'none', 'Nothing to pay'],
  ['expired', 'failed', 'upi', 'none', 'Nothing to pay'],
  ['cancelled', 'pending', 'cod', 'none', 'Nothing to pay'],
  ['confirmed', 'failed', 'online', 'none', 'Nothing to pay'],
  ['confirmed', 'authorised', 'online', 'unknown', 'authorised'],
] as const)(
  'an order with status %s and payment %s by %s: %s, %s',
  (status, paymentStatus, paymentMethod, kind, label) => {
    expect(paymentState({ status, paymentStatus, paymentMethod, finalAmount: 60 })).toEqual({
      kind,
      label,
    });
  },
);

it('shows that a free order needs no payment', () => {
  const order = { status: 'pending', paymentStatus: 'pending', paymentMethod: 'cod' } as const;
  expect(paymentState({ ...order, finalAmount: 0 })).toEqual({
    kind: 'paid',
    label: 'Nothing to pay',
  });
});

it.each([
  ['ready', 'pending', 'reported', 'Payment reported; the mess is checking'],
  ['completed', 'pending', 'reported', 'Payment reported; the mess is checking'],
  ['cancelled', 'failed', 'reported', 'Payment reported; the mess is checking'],
  ['ready', 'paid', 'paid', 'Paid'],
  ['cancelled', 'refunded', 'refund', 'Refunded'],
] as const)(
  'an order with a reported payment, status %s and payment %s: %s, %s',
  (status, paymentStatus, kind, label) => {
    const order = {
      status,
      paymentStatus,
      paymentMethod: 'upi',
      payment: reported,
      finalAmount: 60,
    };
    expect(paymentState(order)).toEqual({ kind, label });
  },
);

it('labels the known payment methods and returns others unchanged', () => {
  expect(['cod', 'online', 'upi', 'crypto'].map(paymentMethodLabel)).toEqual([
    'Cash on Delivery',
    'Online Payment',
    'UPI',
    'crypto',
  ]);
});
