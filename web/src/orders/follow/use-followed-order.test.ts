import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { isOpen } from './use-followed-order.ts';

const updatedAt = '2026-11-20T07:40:00.000Z';
const soon = Date.parse('2026-11-20T08:39:00.000Z');
const late = soon + 120_000;
const upi = { status: 'cancelled', paymentMethod: 'upi', updatedAt } as const;

it.each([
  ['paid', { paymentStatus: 'paid' }, true],
  ['reported as paid', { paymentStatus: 'failed', payment: { saidAt: updatedAt } }, true],
  ['not paid', { paymentStatus: 'failed' }, false],
  ['refunded', { paymentStatus: 'refunded', payment: { saidAt: updatedAt } }, false],
] as const)('follows a cancelled UPI order that was %s for an hour: %j', (_, facts, open) => {
  const order = sampleOrder({ ...upi, ...facts });
  expect([isOpen(order, soon), isOpen(order, late)]).toEqual([open, false]);
});

it('follows an ongoing order and a pending online refund without a time limit', () => {
  const online = { ...upi, paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const back = sampleOrder({ ...online, payment: { refundDue: 61 } });
  expect(isOpen(back, late)).toBe(true);
  expect(isOpen(sampleOrder({ ...online, payment: { refundDue: 61, refunded: 61 } }), late)).toBe(
    false,
  );
  expect(isOpen(sampleOrder({ status: 'ready', updatedAt }), late)).toBe(true);
});
