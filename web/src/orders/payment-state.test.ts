import { expect, it } from 'vitest';
import { paymentMethodLabel, paymentState } from './payment-state.ts';

it.each([
  ['pending', 'pending', 'cod', 'due', 'Pay at the counter'],
  ['ready', 'pending', 'cod', 'due', 'Pay at the counter'],
  ['ready', 'pending', 'online', 'due', 'Payment pending'],
  ['completed', 'settled', 'cod', 'paid', 'Paid'],
  ['cancelled', 'failed', 'cod', 'none', 'Nothing to pay'],
  ['expired', 'failed', 'cod', 'none', 'Nothing to pay'],
  ['cancelled', 'pending', 'cod', 'none', 'Nothing to pay'],
  ['confirmed', 'failed', 'online', 'none', 'Nothing to pay'],
  ['confirmed', 'authorised', 'online', 'unknown', 'authorised'],
] as const)('%s, %s, by %s: %s, %s', (status, paymentStatus, paymentMethod, kind, label) => {
  expect(paymentState({ status, paymentStatus, paymentMethod })).toEqual({ kind, label });
});

it('words the methods it knows and shows others as they are', () => {
  expect(['cod', 'online', 'upi'].map(paymentMethodLabel)).toEqual([
    'Cash on Delivery',
    'Online Payment',
    'upi',
  ]);
});
