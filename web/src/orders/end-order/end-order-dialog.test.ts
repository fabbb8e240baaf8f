import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { moneyIfCancelled } from '../payment/payment-state.ts';
import { refundHint } from './end-order-dialog.tsx';

const payment = { saidAt: '2026-11-20T07:01:00.000Z' };

it.each([
  ['cash', {}, 'you pay nothing.', ''],
  ['not paid by UPI', { paymentMethod: 'upi' }, 'you pay nothing.', ''],
  ['not paid online', { paymentMethod: 'online' }, 'you pay nothing.', ''],
  [
    'reported as paid',
    { paymentMethod: 'upi', payment },
    'gives back what it received.',
    'if the money came',
  ],
  [
    'paid by UPI',
    { paymentMethod: 'upi', paymentStatus: 'paid' },
    'the mess gives your money back.',
    'paid by UPI: please give',
  ],
  [
    'paid in cash',
    { paymentStatus: 'paid', payment },
    'the mess gives your money back.',
    'paid in cash: please give',
  ],
  [
    'paid online',
    { paymentMethod: 'online', paymentStatus: 'paid' },
    'your money goes back to you.',
    'goes back automatically.',
  ],
  [
    'paid online, a part given back',
    { paymentMethod: 'online', paymentStatus: 'partly_refunded' },
    'your money goes back to you.',
    'goes back automatically.',
  ],
] as const)(
  'tells guest and staff about the money of a cancelled order: %s',
  (_what, changes, guest, staff) => {
    const order = sampleOrder(changes);
    expect(moneyIfCancelled(order)).toContain(guest);
    expect(refundHint(order)).toContain(staff);
    expect(refundHint(order) === '').toBe(staff === '');
  },
);
