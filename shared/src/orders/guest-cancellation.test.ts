import { describe, expect, it } from 'vitest';
import { guestCancelReason, secondsToCancel } from './guest-cancellation.ts';
import { orderStatuses } from './order-status.ts';
import { sampleOrder } from './sample-order.ts';

const lines = [{ isDone: false }];
const order = { ...sampleOrder(), lines };
const { createdAt } = order;
const placedAtMs = Date.parse(createdAt);
const acceptedOrder = {
  ...sampleOrder({ status: 'confirmed', statusTimes: { confirmed: createdAt } }),
  lines,
};
const acknowledged = { acknowledgedAt: createdAt };

describe('a guest can cancel', () => {
  it('a pending order until the kitchen acknowledges it', () => {
    expect(guestCancelReason(order, placedAtMs + 179_999)).toBe('customer');
    expect(guestCancelReason(order, placedAtMs + 180_000)).toBe('no_answer');
    expect(guestCancelReason({ ...order, ...acknowledged }, placedAtMs)).toBeUndefined();
    const cancellable = orderStatuses.filter((status) =>
      guestCancelReason({ ...order, status }, placedAtMs),
    );
    expect(cancellable).toEqual(['pending']);
  });

  it('an automatically accepted order for 30 seconds, until staff move the order or tick a dish', () => {
    expect(guestCancelReason({ ...acceptedOrder, ...acknowledged }, placedAtMs + 29_999)).toBe(
      'customer',
    );
    expect(guestCancelReason(acceptedOrder, placedAtMs + 30_000)).toBeUndefined();
    expect(guestCancelReason(acceptedOrder, placedAtMs + 180_000)).toBe('no_answer');
    const ticked = { ...acceptedOrder, lines: [{ isDone: true }] };
    expect(guestCancelReason(ticked, placedAtMs)).toBeUndefined();
    const byHand = { confirmed: new Date(placedAtMs + 1).toISOString() };
    expect(
      guestCancelReason({ ...acceptedOrder, statusTimes: byHand }, placedAtMs),
    ).toBeUndefined();
  });

  it('an order that waits for payment, at any time', () => {
    const awaiting = { ...order, awaitsPaymentUntil: createdAt };
    expect(guestCancelReason(awaiting, placedAtMs)).toBe('unpaid');
    expect(guestCancelReason({ ...awaiting, status: 'cancelled' }, placedAtMs)).toBeUndefined();
  });
});

it('counts the remaining seconds of accepted orders only', () => {
  expect(secondsToCancel(order, placedAtMs)).toBeUndefined();
  expect(secondsToCancel(acceptedOrder, placedAtMs + 2_500)).toBe(28);
  expect(secondsToCancel(acceptedOrder, placedAtMs + 60_000)).toBe(0);
});
