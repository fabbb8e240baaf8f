import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { moneyIfCancelled } from '../payment/payment-state.ts';
import { refundHint } from './end-order-dialog.tsx';

const payment = { saidAt: '2026-11-20T07:01:00.000Z' };
const upi = { paymentMethod: 'upi' } as const;
const online = { paymentMethod: 'online' } as const;
const paid = { paymentStatus: 'paid' } as const;
const partly = { paymentStatus: 'partly_refunded' } as const;

it.each([
  ['cash', {}, 'you pay nothing.', ''],
  ['not paid by UPI', upi, 'you pay nothing.', ''],
  ['not paid online', online, 'you pay nothing.', ''],
  ['reported as paid', { ...upi, payment }, 'will refund what it received.', 'if the money came'],
  ['paid by UPI', { ...upi, ...paid }, 'will refund your money.', 'by UPI: please give'],
  ['paid in cash', { ...paid, payment }, 'will refund your money.', 'in cash: please give'],
  ['paid online', { ...online, ...paid }, 'goes back to you.', 'goes back automatically.'],
  ['partly refunded', { ...online, ...partly }, 'goes back to you.', 'goes back automatically.'],
] as const)(
  'tells guest and staff what happens to the money of a cancelled order: %s',
  (_what, changes, guest, staff) => {
    const order = sampleOrder(changes);
    expect(moneyIfCancelled(order)).toContain(guest);
    expect(refundHint(order)).toContain(staff);
    expect(refundHint(order) === '').toBe(staff === '');
  },
);
