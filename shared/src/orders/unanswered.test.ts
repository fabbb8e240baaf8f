import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-status.ts';
import { sampleOrder } from './sample-order.ts';
import { canCancelUnanswered, isUnanswered } from './unanswered.ts';

const order = sampleOrder();
const { createdAt } = order;
const placedAtMs = Date.parse(createdAt);
const acceptedOrder = sampleOrder({ status: 'confirmed', statusTimes: { confirmed: createdAt } });

describe('an order that the kitchen has not acknowledged', () => {
  it('is pending, or was accepted automatically', () => {
    const unanswered = orderStatuses.filter((status) => isUnanswered({ ...order, status }));
    expect(unanswered).toEqual(['pending']);
    expect(isUnanswered(acceptedOrder)).toBe(true);
    const byHand = { confirmed: new Date(placedAtMs + 1).toISOString() };
    expect(isUnanswered({ ...acceptedOrder, statusTimes: byHand })).toBe(false);
  });

  it('is answered after the kitchen acknowledges it', () => {
    expect(isUnanswered({ ...order, acknowledgedAt: createdAt })).toBe(false);
    expect(isUnanswered({ ...acceptedOrder, acknowledgedAt: createdAt })).toBe(false);
  });

  it('can be cancelled by its customer after 180 seconds', () => {
    expect(canCancelUnanswered(order, placedAtMs + 179_999)).toBe(false);
    expect(canCancelUnanswered(order, placedAtMs + 180_000)).toBe(true);
    expect(canCancelUnanswered({ ...order, acknowledgedAt: createdAt }, placedAtMs + 180_000)).toBe(
      false,
    );
  });
});
