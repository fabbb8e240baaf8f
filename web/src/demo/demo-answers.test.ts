import { toDemoPath } from '@thali/shared/site/demo-paths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '../lib/api/calls.ts';
import { showToast } from '../lib/ui/toast-store.ts';
import { answerInDemo } from './demo-answers.ts';
import { sum } from './demo-days.ts';

vi.mock('../lib/ui/toast-store.ts', () => ({ showToast: vi.fn() }));

// Two answers of one test must see the same minute.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T13:10:00+05:30'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const span = { startDate: '2026-11-01', endDate: '2026-11-20' };

it('has analytics that add up', async () => {
  const answer = await answerInDemo('GET /vendors/{vendorId}/analytics', { query: span });
  const { current, breakdown } = answer as AnswerOf<'GET /vendors/{vendorId}/analytics'>;
  const daily = await answerInDemo('GET /vendors/{vendorId}/analytics/daily', { query: span });
  const { dailyData } = daily as AnswerOf<'GET /vendors/{vendorId}/analytics/daily'>;
  expect(current.totalRevenue).toBeGreaterThan(0);
  expect(sum(dailyData.map(({ revenue }) => revenue))).toBe(current.totalRevenue);
  expect(sum(dailyData.map(({ orders }) => orders))).toBe(current.totalOrders);
  expect(sum(breakdown.dishes.map(({ revenue }) => revenue))).toBe(current.totalRevenue);
  expect(sum(current.revenueByHour)).toBe(current.totalRevenue);
  expect(sum(current.ordersByHour)).toBe(current.totalOrders);
});

it('has a wallet whose pending fees are the sum of the unpaid transactions', async () => {
  const answer = await answerInDemo('GET /vendor-wallet/overview', {});
  const { wallet } = answer as AnswerOf<'GET /vendor-wallet/overview'>;
  const query = { status: 'pending', limit: 10_000 };
  const list = await answerInDemo('GET /vendor-wallet/transactions', { query });
  const { data } = list as AnswerOf<'GET /vendor-wallet/transactions'>;
  expect(sum(data.map(({ amount }) => amount))).toBe(wallet.pendingCodFees);
});

it('refuses every change, and shows a toast', async () => {
  const change = answerInDemo('PUT /vendors/{vendorId}', { body: {} });
  await expect(change).rejects.toMatchObject({ code: 'DEMO_ONLY' });
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Not saved in the demo' }),
  );
});

it('has its own address for each dashboard page that it shows', () => {
  expect(toDemoPath('/vendor/menu?category=1')).toBe('/demo/menu?category=1');
  expect(toDemoPath('/vendor/overview')).toBe('/demo/today');
  expect(toDemoPath('/vendor/settings/payments')).toBe('/demo/settings/payments');
  expect(toDemoPath('/vendor/customers')).toBeUndefined();
  expect(toDemoPath('/billing')).toBeUndefined();
});

it.each(['02:00', '13:10', '21:40'])(
  'has sales of today at %s, as in the analytics',
  async (clock) => {
    vi.setSystemTime(new Date(`2026-11-20T${clock}:00+05:30`));
    const summary = await answerInDemo('GET /orders/analytics/summary', {});
    const { todayRevenue, todayOrders } = summary as AnswerOf<'GET /orders/analytics/summary'>;
    const today = { startDate: '2026-11-20', endDate: '2026-11-20' };
    const answer = await answerInDemo('GET /vendors/{vendorId}/analytics', { query: today });
    const { current } = answer as AnswerOf<'GET /vendors/{vendorId}/analytics'>;
    expect(todayRevenue).toBeGreaterThan(5000);
    expect([todayRevenue, todayOrders]).toEqual([current.totalRevenue, current.totalOrders]);
  },
);
