import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { isOpen } from './use-followed-order.ts';

const updatedAt = '2026-11-20T07:40:00.000Z';
const withinAnHour = Date.parse('2026-11-20T08:39:00.000Z');
const overAnHour = withinAnHour + 120_000;
const upi = { status: 'cancelled', paymentMethod: 'upi', updatedAt } as const;

it.each([
  ['paid', { paymentStatus: 'paid' }, true],
  ['reported as paid', { paymentStatus: 'failed', payment: { saidAt: updatedAt } }, true],
  ['not paid', { paymentStatus: 'failed' }, false],
  ['refunded', { paymentStatus: 'refunded', payment: { saidAt: updatedAt } }, false],
] as const)('follows a cancelled UPI order that was %s for an hour: %j', (_, facts, open) => {
  const order = sampleOrder({ ...upi, ...facts });
  expect([isOpen(order, withinAnHour), isOpen(order, overAnHour)]).toEqual([open, false]);
});

it('has no time limit for an ongoing order or for a pending online refund', () => {
  const online = { ...upi, paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const back = sampleOrder({ ...online, payment: { refundDue: 61 } });
  expect(isOpen(back, overAnHour)).toBe(true);
  expect(
    isOpen(sampleOrder({ ...online, payment: { refundDue: 61, refunded: 61 } }), overAnHour),
  ).toBe(false);
  expect(isOpen(sampleOrder({ status: 'ready', updatedAt }), overAnHour)).toBe(true);
});
