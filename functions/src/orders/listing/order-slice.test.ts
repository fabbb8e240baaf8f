import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { positionOf } from '../store/order-index.ts';
import { pageOf } from './order-slice.ts';

const order = (name: string, createdAt: string, token?: number) => ({
  id: `DEM0VEND0R${name.padEnd(16, '0')}`,
  createdAt,
  token,
  customerName: 'Asha',
  customerPhone: '+919812345670',
});

const newest = order('A', '2026-07-02T07:30:00.000Z', 71);
const newer = order('B', '2026-07-02T07:20:00.000Z', 70);
const today = order('C', '2026-07-01T19:00:00.000Z', 7);
const yesterday = order('D', '2026-07-01T18:00:00.000Z', 7);
const all = [newest, newer, today, yesterday];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-02T08:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['7', '#7', 'token 7'])('lists the order with today’s token first: %s', (search) => {
  const page = { limit: 2, search };
  const first = pageOf(all, { ...page, offset: 0 }, undefined);
  expect(first).toEqual({ orders: [today, newest], next: positionOf(newest) });
  expect(pageOf(all, { ...page, offset: 2 }, undefined).orders).toEqual([newer, yesterday]);
});

it.each(['', '0'])('lists the newest first if no order has the token: %j', (search) => {
  expect(pageOf(all, { offset: 0, limit: 50, search }, undefined).orders).toEqual(all);
});
