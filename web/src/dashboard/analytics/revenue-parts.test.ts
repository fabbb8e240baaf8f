import { expect, it } from 'vitest';
import { counterAndGuestRevenue, revenueParts } from './revenue-parts.ts';

const allCash = { cash: 310, upi: 0, online: 0, unpaid: 0, givenBack: 0 };

it('has no parts if all revenue was cash or the split is unknown', () => {
  expect(revenueParts({ revenueByPayment: allCash })).toEqual([]);
  expect(revenueParts({})).toEqual([]);
});

it('shows cash together with each other method in use', () => {
  const revenueByPayment = { ...allCash, cash: 0, upi: 250, unpaid: 60 };
  const named = revenueParts({ revenueByPayment }).map(({ name, amount }) => [name, amount]);
  expect(named).toEqual([
    ['UPI, received', 250],
    ['Cash', 0],
    ['UPI or online, not received', 60],
  ]);
});

it('shows the counter beside the guests only with a sale at the counter', () => {
  const period = { soldOrders: 3, totalRevenue: 310.5, counterOrders: 1, counterRevenue: 110.25 };
  expect(counterAndGuestRevenue(period).map(({ name, amount }) => [name, amount])).toEqual([
    ['Counter, 1 order', 110.25],
    ['Guests, 2 orders', 200.25],
  ]);
  expect(counterAndGuestRevenue({ ...period, counterOrders: 0, counterRevenue: 0 })).toEqual([]);
  expect(counterAndGuestRevenue({ soldOrders: 3, totalRevenue: 310 })).toEqual([]);
});
