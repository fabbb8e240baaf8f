import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { staffPayment } from './staff-payment.ts';

const reported = { saidAt: '2026-11-24T07:00:00.000Z' };
const upi = { paymentMethod: 'upi' } as const;

it.each([
  ['to be paid in cash', {}, undefined],
  ['unpaid', { ...upi, status: 'ready' }, 'Not paid'],
  ['unpaid after the meal', { ...upi, status: 'completed' }, 'Handed over unpaid'],
  [
    'handed over unpaid by cash',
    { status: 'completed', payment: { unpaidBy: 'Asha' } },
    'Handed over unpaid',
  ],
  ['reported as paid', { ...upi, payment: reported }, 'Says paid'],
  ['paid by UPI', { ...upi, paymentStatus: 'paid' }, 'Paid'],
  ['paid in cash', { paymentStatus: 'paid', payment: reported }, 'Paid in cash'],
  [
    'cancelled without a payment',
    { ...upi, status: 'cancelled', paymentStatus: 'failed' },
    undefined,
  ],
  [
    'cancelled and reported as paid',
    { ...upi, status: 'cancelled', paymentStatus: 'failed', payment: reported },
    'Says paid',
  ],
  [
    'cancelled after the payment',
    { ...upi, status: 'cancelled', paymentStatus: 'paid' },
    'To refund',
  ],
  ['refunded', { ...upi, status: 'cancelled', paymentStatus: 'refunded' }, 'Refunded'],
  [
    'paid online and cancelled',
    { paymentMethod: 'online', status: 'cancelled', paymentStatus: 'paid' },
    'To refund',
  ],
  ['paid online', { paymentMethod: 'online', paymentStatus: 'paid' }, 'Paid online'],
  [
    'cancelled while the account cannot refund',
    {
      paymentMethod: 'online',
      status: 'cancelled',
      paymentStatus: 'paid',
      payment: { refundDue: 61, refundProblem: 'balance' },
    },
    'Not refunded yet',
  ],
] as const)('labels an order that is %s', (_state, changes, label) => {
  expect(staffPayment(sampleOrder({ status: 'pending', ...changes }))?.label).toBe(label);
});

it('lets staff receive an open payment, and refund a cancelled order', () => {
  const buttonsOf = (changes: Parameters<typeof sampleOrder>[0]) => {
    const { canReceive, canRefundByHand } = staffPayment(sampleOrder({ ...upi, ...changes })) ?? {};
    return [canReceive, canRefundByHand];
  };
  expect(buttonsOf({ status: 'completed' })).toEqual([true, false]);
  expect(buttonsOf({ status: 'ready', paymentStatus: 'paid' })).toEqual([false, false]);
  expect(buttonsOf({ status: 'cancelled', paymentStatus: 'paid' })).toEqual([false, true]);
  expect(buttonsOf({ status: 'cancelled', paymentStatus: 'refunded' })).toEqual([false, false]);
});

it('shows the digits of the guest’s reference until the money arrives', () => {
  const payment = { ...reported, digits: '4321' };
  const digitsOf = (paymentStatus: 'pending' | 'paid') =>
    staffPayment(sampleOrder({ ...upi, status: 'ready', paymentStatus, payment }))?.digits;
  expect([digitsOf('pending'), digitsOf('paid')]).toEqual(['4321', undefined]);
});
