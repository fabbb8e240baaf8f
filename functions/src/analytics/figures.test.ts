import { isEndedEarly, orderStatuses } from '@thali/shared/orders/order-status';
import { describe, expect, it } from 'vitest';
import { sampleChoice, sampleLine, sampleOrder } from '../orders/store/sample-order.ts';
import {
  add,
  dayFigures,
  difference,
  itemFigures,
  platformFigures,
  portionsByChoice,
} from './figures.ts';
import { factsOf } from './order-facts.ts';

const chai = 'CHA100000000';
const order = factsOf(
  sampleOrder({
    totalPaise: 145_50,
    feePaise: 200,
    // 23:59:59.999 in India
    createdAt: '2026-11-20T18:29:59.999Z',
    lines: [
      sampleLine({ quantity: 1, unitPricePaise: 110_00 }),
      sampleLine({ menuItemId: chai, quantity: 2, unitPricePaise: 12_25 }),
      sampleLine({ menuItemId: chai, quantity: 1, unitPricePaise: 11_00 }),
    ],
  }),
);
const earningStatuses = ['pending', 'confirmed', 'preparing', 'ready', 'completed'] as const;

describe('the figures of an order', () => {
  it.each(earningStatuses)('count as revenue of the day if the order is %s', (status) => {
    expect(dayFigures(order, status)).toEqual({
      orders: 1,
      [status]: 1,
      earning: 1,
      revenuePaise: 145_50,
      feePaise: 200,
      hour23: 1,
      paise23: 145_50,
      ...(status !== 'completed' && { openPaise: 145_50 }),
      ...(['pending', 'confirmed', 'preparing'].includes(status) && { waitingPortions: 4 }),
    });
  });

  it.each(['cancelled', 'expired'] as const)(
    'count as an order without revenue when %s',
    (status) => {
      expect(dayFigures(order, status)).toEqual({ orders: 1, [status]: 1, hour23: 1 });
      expect(platformFigures(order, status)).toEqual({ orders: 1, [status]: 1 });
      expect(itemFigures(order, status)).toEqual({});
    },
  );

  it.each([
    ['notCollected', { status: 'cancelled', cancelReason: 'not_collected' }],
    ['expiredReady', { status: 'expired', statusTimes: { ready: '2026-11-20T18:50:00.000Z' } }],
  ] as const)('include %s only in the status that ends the order', (figure, end) => {
    const endedOrder = factsOf(sampleOrder(end));
    expect(dayFigures(endedOrder, end.status)).toMatchObject({ [end.status]: 1, [figure]: 1 });
    for (const status of earningStatuses)
      expect(dayFigures(endedOrder, status)).not.toHaveProperty(figure);
    expect(platformFigures(endedOrder, end.status)).not.toHaveProperty(figure);
  });

  it('leave out hours and unpaid amounts for the platform', () => {
    expect(platformFigures(order, 'ready')).toEqual({
      orders: 1,
      ready: 1,
      revenuePaise: 145_50,
      feePaise: 200,
    });
  });

  it('sum the lines of a dish', () => {
    expect(itemFigures(order, 'completed')).toEqual({
      [`q${order.lines[0]?.itemId}`]: 1,
      [`r${order.lines[0]?.itemId}`]: 110_00,
      [`q${chai}`]: 3,
      [`r${chai}`]: 35_50,
    });
  });

  it('count portions by the dish’s choices', () => {
    const halfChoice = sampleChoice();
    const full = sampleChoice({ choiceId: 'FV11' });
    const lines = [
      sampleLine({ menuItemId: chai, quantity: 2, choices: [halfChoice] }),
      sampleLine({ menuItemId: chai, quantity: 3, choices: [full] }),
      sampleLine({ menuItemId: chai, quantity: 4, choices: [halfChoice] }),
    ];
    const figures = itemFigures(factsOf(sampleOrder({ lines })), 'completed');
    expect(figures).toMatchObject({ [`q${chai}`]: 9 });
    expect(portionsByChoice(figures, chai)).toEqual([
      { id: halfChoice.groupId + halfChoice.choiceId, portions: 6 },
      { id: full.groupId + full.choiceId, portions: 3 },
    ]);
  });

  it('leave out choices that do not fit one expression', () => {
    const choices = Array.from({ length: 30 }, (_, index) =>
      sampleChoice({ choiceId: `A${100 + index}` }),
    );
    const lines = Array.from({ length: 50 }, (_, index) =>
      sampleLine({ menuItemId: `D1SH000000${10 + index}`, choices }),
    );
    const figures = itemFigures(factsOf(sampleOrder({ lines })), 'completed');
    expect(Object.keys(figures)).toHaveLength(200);
  });

  it('have revenue in every status except cancelled and expired', () => {
    expect(orderStatuses.filter((status) => !isEndedEarly(status))).toEqual(earningStatuses);
  });
});

describe('sums', () => {
  it('add in place', () => {
    const sum = { orders: 1 };
    expect(add(sum, { orders: 2, ready: 1 })).toBe(sum);
    expect(sum).toEqual({ orders: 3, ready: 1 });
  });

  it('differ only where a figure changes', () => {
    const change = difference(dayFigures(order, 'completed'), dayFigures(order, 'ready'));
    expect(change).toEqual({ completed: 1, ready: -1, openPaise: -145_50 });
    expect(difference(itemFigures(order, 'ready'), itemFigures(order, 'confirmed'))).toEqual({});
    expect(difference({}, { orders: 1 })).toEqual({ orders: -1 });
  });

  it('subtract the earnings of a cancelled order', () => {
    expect(difference(dayFigures(order, 'cancelled'), dayFigures(order, 'pending'))).toEqual({
      cancelled: 1,
      pending: -1,
      earning: -1,
      revenuePaise: -145_50,
      paise23: -145_50,
      openPaise: -145_50,
      waitingPortions: -4,
      feePaise: -200,
    });
  });
});
