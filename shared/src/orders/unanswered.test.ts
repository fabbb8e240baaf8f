import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-status.ts';
import { sampleOrder } from './sample-order.ts';
import { canCancelUnanswered, isUnanswered } from './unanswered.ts';

const order = sampleOrder();
const { createdAt } = order;
const placed = Date.parse(createdAt);
const accepted = sampleOrder({ status: 'confirmed', statusTimes: { confirmed: createdAt } });

describe('an order that nobody in the kitchen has seen', () => {
  it('is pending, or was accepted automatically', () => {
    const open = orderStatuses.filter((status) => isUnanswered({ ...order, status }));
    expect(open).toEqual(['pending']);
    expect(isUnanswered(accepted)).toBe(true);
    const byHand = { confirmed: new Date(placed + 1).toISOString() };
    expect(isUnanswered({ ...accepted, statusTimes: byHand })).toBe(false);
  });

  it('is answered after the kitchen acknowledges it', () => {
    expect(isUnanswered({ ...order, acknowledgedAt: createdAt })).toBe(false);
    expect(isUnanswered({ ...accepted, acknowledgedAt: createdAt })).toBe(false);
  });

  it('can be cancelled by its customer after 180 seconds', () => {
    expect(canCancelUnanswered(order, placed + 179_999)).toBe(false);
    expect(canCancelUnanswered(order, placed + 180_000)).toBe(true);
    expect(canCancelUnanswered({ ...order, acknowledgedAt: createdAt }, placed + 180_000)).toBe(
      false,
    );
  });
});
