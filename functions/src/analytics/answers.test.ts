import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { answerFigure, medianAnswerSeconds, missedOrders } from './answers.ts';

const { createdAt } = sampleOrder();
const later = (seconds: number) => new Date(Date.parse(createdAt) + seconds * 1000).toISOString();

describe('when the kitchen saw an order', () => {
  it.each([
    [0, 'seen5'],
    [5, 'seen5'],
    [5.001, 'seen10'],
    [180, 'seen180'],
    [181, 'seen300'],
    [3600, 'seenLater'],
  ])('after %d seconds, counts it as %s', (seconds, figure) => {
    expect(answerFigure(sampleOrder({ acknowledgedAt: later(seconds) }))).toBe(figure);
  });

  it.each<[string, Partial<OrderRecord>, string | undefined]>([
    ['still waiting', {}, undefined],
    ['cancelled without an answer', { status: 'cancelled', cancelReason: 'no_answer' }, 'unseen'],
    ['expired while pending', { status: 'expired', statusTimes: { expired: later(1) } }, 'unseen'],
    [
      'expired after automatic acceptance',
      { status: 'expired', statusTimes: { confirmed: createdAt } },
      'unseen',
    ],
    [
      'expired after a manual confirmation, before answer times were recorded',
      { status: 'expired', statusTimes: { confirmed: later(9) } },
      undefined,
    ],
    [
      'cancelled by the kitchen, before answer times were recorded',
      { status: 'cancelled' },
      undefined,
    ],
  ])('%s', (_what, state, figure) => {
    expect(answerFigure(sampleOrder(state))).toBe(figure);
  });
});

describe('the answer times of a day', () => {
  it('the median is the time in which the kitchen saw half of the orders', () => {
    expect(medianAnswerSeconds({})).toBeNull();
    expect(medianAnswerSeconds({ unseen: 4 })).toBeNull();
    expect(medianAnswerSeconds({ seen5: 2 })).toBe(3);
    expect(medianAnswerSeconds({ seen5: 1, seen30: 2, seen600: 1 })).toBe(25);
    expect(medianAnswerSeconds({ seenLater: 3 })).toBe(600);
  });

  it('count an order as missed if the kitchen saw it too late or never', () => {
    expect(missedOrders({ seen180: 9 })).toBe(0);
    expect(missedOrders({ seen300: 1, seen600: 2, seenLater: 3, unseen: 4 })).toBe(10);
  });
});
