import { describe, expect, it } from 'vitest';
import { guestCancelReason, secondsToCancel } from './guest-cancellation.ts';
import { orderStatuses } from './order-status.ts';
import { sampleOrder } from './sample-order.ts';

const lines = [{ isDone: false }];
const order = { ...sampleOrder(), lines };
const { createdAt } = order;
const placed = Date.parse(createdAt);
const accepted = {
  ...sampleOrder({ status: 'confirmed', statusTimes: { confirmed: createdAt } }),
  lines,
};
const seen = { acknowledgedAt: createdAt };

describe('a guest cancels', () => {
  it('a pending order until the kitchen acknowledges it', () => {
    expect(guestCancelReason(order, placed + 179_999)).toBe('customer');
    expect(guestCancelReason(order, placed + 180_000)).toBe('no_answer');
    expect(guestCancelReason({ ...order, ...seen }, placed)).toBeUndefined();
    const open = orderStatuses.filter((status) => guestCancelReason({ ...order, status }, placed));
    expect(open).toEqual(['pending']);
  });

  it('an automatically accepted order for 30 seconds, until a step or a ticked dish', () => {
    expect(guestCancelReason({ ...accepted, ...seen }, placed + 29_999)).toBe('customer');
    expect(guestCancelReason(accepted, placed + 30_000)).toBeUndefined();
    expect(guestCancelReason(accepted, placed + 180_000)).toBe('no_answer');
    const ticked = { ...accepted, lines: [{ isDone: true }] };
    expect(guestCancelReason(ticked, placed)).toBeUndefined();
    const byHand = { confirmed: new Date(placed + 1).toISOString() };
    expect(guestCancelReason({ ...accepted, statusTimes: byHand }, placed)).toBeUndefined();
  });

  it('an order that waits for payment, at any time', () => {
    const awaiting = { ...order, awaitsPaymentUntil: createdAt };
    expect(guestCancelReason(awaiting, placed)).toBe('unpaid');
    expect(guestCancelReason({ ...awaiting, status: 'cancelled' }, placed)).toBeUndefined();
  });
});

it('counts the seconds of an accepted order alone', () => {
  expect(secondsToCancel(order, placed)).toBeUndefined();
  expect(secondsToCancel(accepted, placed + 2_500)).toBe(28);
  expect(secondsToCancel(accepted, placed + 60_000)).toBe(0);
});
