import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { isOpen } from './use-followed-order.ts';

const updatedAt = '2026-11-20T07:40:00.000Z';
const soon = Date.parse('2026-11-20T08:39:00.000Z');
const late = soon + 120_000;
const upi = { status: 'cancelled', paymentMethod: 'upi', updatedAt } as const;

it.each([
  ['paid', { paymentStatus: 'paid' }, true],
  ['said to be paid', { paymentStatus: 'failed', payment: { saidAt: updatedAt } }, true],
  ['not paid', { paymentStatus: 'failed' }, false],
  ['given back', { paymentStatus: 'refunded', payment: { saidAt: updatedAt } }, false],
] as const)(
  'a cancelled order by UPI that was %s is followed for an hour: %j',
  (_, facts, open) => {
    const order = sampleOrder({ ...upi, ...facts });
    expect([isOpen(order, soon), isOpen(order, late)]).toEqual([open, false]);
  },
);

it('is so while it is under way or money goes back online, whenever that was', () => {
  const online = { ...upi, paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const back = sampleOrder({ ...online, payment: { refundDue: 61 } });
  expect(isOpen(back, late)).toBe(true);
  expect(isOpen(sampleOrder({ ...online, payment: { refundDue: 61, refunded: 61 } }), late)).toBe(
    false,
  );
  expect(isOpen(sampleOrder({ status: 'ready', updatedAt }), late)).toBe(true);
});
