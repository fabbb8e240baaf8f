import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const createdAt = '2026-11-20T07:00:00.000Z';
const later = '2026-11-20T07:05:00.000Z';

describe('order steps', () => {
  it('stands at the first step when it was just placed', () => {
    const steps = orderSteps({ status: 'pending', createdAt, statusTimes: {} });
    expect(steps.map(({ state }) => state)).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(steps[0]?.at).toBe(createdAt);
  });

  it('tells when each step was reached', () => {
    const steps = orderSteps({ status: 'preparing', createdAt, statusTimes: { confirmed: later } });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
    expect(steps[1]?.at).toBe(later);
  });

  it('has nothing ahead once completed', () => {
    const steps = orderSteps({ status: 'completed', createdAt, statusTimes: {} });
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('stops where it was when cancelled', () => {
    const steps = orderSteps({ status: 'cancelled', createdAt, statusTimes: { cancelled: later } });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'ahead', 'ahead', 'ahead', 'ahead']);
  });
});
