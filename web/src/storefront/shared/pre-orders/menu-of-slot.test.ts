import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { expect, it } from 'vitest';
import { menuOfSlot } from './menu-of-slot.ts';

const now = new Date('2026-11-27T02:00:00Z');
const lunchToday = new Date('2026-11-27T07:00:00Z');
// Half past midnight in India.
const tomorrow = new Date('2026-11-27T19:00:00Z');
const vendor = { settings: {} } as Storefront['vendor'];
const menu = {
  vendor,
  menuCategories: [
    sampleCategory({ id: 'TODAY', name: 'Today’s thali', sortOrder: -1 }),
    sampleCategory({ id: 'THALIS' }),
  ],
  menuItems: [
    sampleItem({ id: 'daily', categoryId: 'TODAY', contents: 'Rajma, Rice' }),
    sampleItem({ id: 'same', categoryId: 'THALIS', contents: 'Dal, Rice' }),
    sampleItem({ id: 'ahead', categoryId: 'THALIS', isAvailable: false, preOrderOnly: true }),
  ],
};
const contentsOf = (servedAt: Date) =>
  menuOfSlot(menu, servedAt, now).menuItems.map(({ contents }) => contents);

it('shows today’s contents today only, and usual contents every day', () => {
  expect(contentsOf(lunchToday)).toEqual(['Rajma, Rice', 'Dal, Rice', undefined]);
  expect(contentsOf(tomorrow)).toEqual([undefined, 'Dal, Rice', undefined]);
  const [first] = menuOfSlot(menu, tomorrow, now).menuCategories;
  expect(first?.name).toBe('Thali of the day');
  expect(menuOfSlot(menu, lunchToday, now).menuCategories).toEqual(menu.menuCategories);
});

it('offers dishes that guests can only order ahead', () => {
  expect(menuOfSlot(menu, tomorrow, now).menuItems[2]?.isAvailable).toBe(true);
});
