import { describe, expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { daysWithin, distinctCustomers, sumOf } from './read-period.ts';
import { menuFigures, popularItems, toPeriodFigures } from './to-period.ts';

const span = { startDate: '2026-11-20', endDate: '2026-11-21' };
const figures: Figures = {
  orders: 8,
  completed: 4,
  ready: 1,
  cancelled: 2,
  notCollected: 1,
  expired: 1,
  expiredReady: 1,
  earning: 5,
  revenuePaise: 333_33,
  openPaise: 40_00,
  feePaise: 900,
  seen15: 4,
  seen300: 1,
  unseen: 1,
  newCustomers: 2,
  hour0: 1,
  hour13: 6,
  hour23: 1,
  paise13: 333_33,
};

describe('a period', () => {
  it('sums its days', () => {
    const period = toPeriodFigures(span, { figures, customers: 6 });
    const hours = Array.from({ length: 24 }, () => 0);
    [hours[0], hours[13], hours[23]] = [1, 6, 1];
    expect(period).toEqual({
      ...span,
      totalOrders: 8,
      counterOrders: 0,
      counterRevenue: 0,
      soldOrders: 5,
      totalRevenue: 333.33,
      openRevenue: 40,
      revenueByPayment: { cash: 333.33, upi: 0, online: 0, unpaid: 0, givenBack: 0 },
      averageOrderValue: 66.67,
      activeCustomers: 6,
      newCustomers: 2,
      pendingOrders: 0,
      confirmedOrders: 0,
      preparingOrders: 0,
      readyOrders: 1,
      completedOrders: 4,
      cancelledOrders: 2,
      notCollectedOrders: 1,
      expiredOrders: 1,
      medianAnswerSeconds: 13,
      missedOrders: 2,
      completionRate: '50.0',
      orderStatusBreakdown: {
        pending: 0,
        confirmed: 0,
        preparing: 0,
        ready: 1,
        completed: 4,
        cancelled: 2,
        expired: 1,
      },
      ordersByHour: hours,
      revenueByHour: Array.from({ length: 24 }, (_, hour) => (hour === 13 ? 333.33 : 0)),
    });
  });

  it('without orders is all zeros', () => {
    const period = toPeriodFigures(span, { figures: {}, customers: 0 });
    expect(period).toMatchObject({ totalOrders: 0, averageOrderValue: 0, completionRate: '0.0' });
    expect(period.ordersByHour).toHaveLength(24);
  });

  it('with only cancelled orders has no average', () => {
    const cancelled = { orders: 3, cancelled: 3 };
    const period = toPeriodFigures(span, { figures: cancelled, customers: 1 });
    expect(period).toMatchObject({ totalOrders: 3, totalRevenue: 0, averageOrderValue: 0 });
  });
});

describe('days', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date, index) => ({
    date,
    figures: { orders: 10 ** index },
    numbers: [index, index + 1],
  }));

  it('are summed between two dates, both included', () => {
    expect(sumOf(daysWithin(days, '2026-11-20', '2026-11-21'))).toEqual({ orders: 110 });
    expect(sumOf(daysWithin(days, '2026-11-22', '2026-11-30'))).toEqual({});
  });

  it('count each customer once', () => {
    expect(distinctCustomers(days)).toBe(4);
    expect(distinctCustomers([])).toBe(0);
  });
});

describe('popular dishes', () => {
  const names: Record<string, string> = { A: 'Apple', B: 'Banana', C: 'Chai', D: 'Dosa' };
  const nameOf = (id: string) => names[id] ?? '';

  it('are sorted by portions, then revenue, then name', () => {
    const sold = { qC: 5, rC: 50_00, qB: 5, rB: 60_00, qD: 9, rD: 1_00, qA: 5, rA: 50_00 };
    expect(popularItems(sold, nameOf)).toEqual([
      { menuItemId: 'D', name: 'Dosa', quantity: 9, revenue: 1 },
      { menuItemId: 'B', name: 'Banana', quantity: 5, revenue: 60 },
      { menuItemId: 'A', name: 'Apple', quantity: 5, revenue: 50 },
      { menuItemId: 'C', name: 'Chai', quantity: 5, revenue: 50 },
    ]);
  });

  it('are at most five, without dishes that were only cancelled', () => {
    const sold: Figures = { qZ: 0, rZ: 0 };
    for (const id of 'ABCDEFG') Object.assign(sold, { [`q${id}`]: 1, [`r${id}`]: 5_00 });
    expect(popularItems(sold, () => 'Dish')).toHaveLength(5);
    expect(popularItems({ qZ: 0, rZ: 0 }, nameOf)).toEqual([]);
  });

  it('list their choices, most first', () => {
    const labelOf = (id: string) => ({ A: 'Apple', gh: 'Half', gf: 'Full' })[id] ?? '';
    const sold = { qA: 9, rA: 50_00, cAgh: 3, cAgf: 6, cBgh: 9, cAgx: 0 };
    expect(popularItems(sold, labelOf)).toMatchObject([
      {
        name: 'Apple',
        choices: [
          { choiceId: 'gf', name: 'Full', quantity: 6 },
          { choiceId: 'gh', name: 'Half', quantity: 3 },
        ],
      },
    ]);
  });

  it('accept ids that start with another figure’s prefix', () => {
    expect(popularItems({ qrA: 2, rrA: 4_00 }, (id) => id)).toEqual([
      { menuItemId: 'rA', name: 'rA', quantity: 2, revenue: 4 },
    ]);
  });
});

it('counts the dishes of a menu', () => {
  const item = (isAvailable: boolean, isVegetarian: boolean, isSpicy: boolean) => ({
    isAvailable,
    isVegetarian,
    isSpicy,
  });
  const rows = {
    items: [item(true, true, false), item(false, true, true), item(true, false, true)],
    categories: [{}, {}],
  } as unknown as Parameters<typeof menuFigures>[0];
  expect(menuFigures(rows)).toEqual({
    totalMenuItems: 3,
    availableMenuItems: 2,
    vegetarianItems: 2,
    spicyItems: 2,
    totalCategories: 2,
  });
});
