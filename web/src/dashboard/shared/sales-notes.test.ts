import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { expect, it } from 'vitest';
import { averageNote, completionNote, ordersNote, revenueNote } from './sales-notes.ts';

const period = { totalOrders: 1100, soldOrders: 1096, completedOrders: 1090, openRevenue: 0 };
const figures = (changes: Partial<PeriodFigures> = {}) =>
  ({ ...period, ...changes }) as PeriodFigures;

it('explains each figure', () => {
  expect(revenueNote(figures())).toBe('Without cancelled and expired, fee not included');
  expect(revenueNote(figures({ openRevenue: 1240 }))).toBe(
    'Without cancelled and expired, fee not included. ₹1,240 of it is expected from open orders',
  );
  expect(ordersNote(figures())).toBe('1,096 sold, 4 cancelled or expired');
  expect(ordersNote(figures({ soldOrders: 1100 }))).toBeUndefined();
  expect(averageNote(figures())).toBe('Revenue ÷ 1,096 orders sold');
  expect(averageNote(figures({ soldOrders: 1 }))).toBe('Revenue ÷ 1 order sold');
  expect(completionNote(figures())).toBe('1,090 of 1,100 orders completed');
});
