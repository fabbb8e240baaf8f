import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { staffPayment } from './staff-payment.ts';

const said = { saidAt: '2026-11-24T07:00:00.000Z' };
const upi = { paymentMethod: 'upi' } as const;

it.each([
  ['plain cash', {}, undefined],
  ['open', { ...upi, status: 'ready' }, 'Not paid'],
  ['open after the meal', { ...upi, status: 'completed' }, 'Not received yet'],
  ['said', { ...upi, payment: said }, 'Says paid'],
  ['received', { ...upi, paymentStatus: 'paid' }, 'Paid'],
  ['paid in cash', { paymentStatus: 'paid', payment: said }, 'Paid in cash'],
  ['cancelled, no money came', { ...upi, status: 'cancelled', paymentStatus: 'failed' }, undefined],
  [
    'cancelled, said',
    { ...upi, status: 'cancelled', paymentStatus: 'failed', payment: said },
    'Says paid',
  ],
  ['cancelled, received', { ...upi, status: 'cancelled', paymentStatus: 'paid' }, 'To give back'],
  ['given back', { ...upi, status: 'cancelled', paymentStatus: 'refunded' }, 'Given back'],
  [
    'online, given back by Razorpay',
    { paymentMethod: 'online', status: 'cancelled', paymentStatus: 'paid' },
    'To give back',
  ],
  ['paid online', { paymentMethod: 'online', paymentStatus: 'paid' }, 'Paid online'],
  [
    'a refund that the account can’t pay',
    {
      paymentMethod: 'online',
      status: 'cancelled',
      paymentStatus: 'paid',
      payment: { refundDue: 61, refundProblem: 'balance' },
    },
    'Not given back yet',
  ],
] as const)('%s', (_what, changes, label) => {
  expect(staffPayment(sampleOrder({ status: 'pending', ...changes }))?.label).toBe(label);
});

it('is received while it is open, and given back once it came for nothing', () => {
  const acts = (changes: Parameters<typeof sampleOrder>[0]) => {
    const { canReceive, canRefundByHand } = staffPayment(sampleOrder({ ...upi, ...changes })) ?? {};
    return [canReceive, canRefundByHand];
  };
  expect(acts({ status: 'completed' })).toEqual([true, false]);
  expect(acts({ status: 'ready', paymentStatus: 'paid' })).toEqual([false, false]);
  expect(acts({ status: 'cancelled', paymentStatus: 'paid' })).toEqual([false, true]);
  expect(acts({ status: 'cancelled', paymentStatus: 'refunded' })).toEqual([false, false]);
});

it('has the digits of a guest’s reference until the money is there', () => {
  const payment = { ...said, digits: '4321' };
  const digitsOf = (paymentStatus: 'pending' | 'paid') =>
    staffPayment(sampleOrder({ ...upi, status: 'ready', paymentStatus, payment }))?.digits;
  expect([digitsOf('pending'), digitsOf('paid')]).toEqual(['4321', undefined]);
});
