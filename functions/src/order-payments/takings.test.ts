import { expect, it } from 'vitest';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { belongsInTakings } from './takings.table.ts';

const online = { paymentMethod: 'online' } as const;
const heldOrder = { ...online, awaitsPaymentUntil: '2026-11-20T07:40:00.000Z' };
const unpaid = { ...heldOrder, status: 'cancelled', paymentStatus: 'failed' } as const;

it.each([
  ['plain cash', {}, false],
  ['online', online, true],
  [
    'cash after the guest said that they paid online',
    { payment: { saidAt: '2026-11-20T07:31:00.000Z' } },
    true,
  ],
  ['a test order', { ...online, isTest: true }, false],
  ['held back', heldOrder, false],
  [
    'held back with a payment in progress',
    { ...heldOrder, payment: { orderId: 'order_1' } },
    false,
  ],
  ['never paid', unpaid, false],
  ['paid too late', { ...unpaid, paymentStatus: 'paid', payment: { paymentId: 'pay_1' } }, true],
] as const)('tells whether an order is a taking: %s, %j: %s', (_what, changes, expected) => {
  expect(belongsInTakings(sampleOrder(changes))).toBe(expected);
});
