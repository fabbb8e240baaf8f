import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { expect, it } from 'vitest';
import { menuOfSlot, type Thalis } from './menu-of-slot.ts';

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
const contentsOf = (servedAt: Date, thalis?: Thalis) =>
  menuOfSlot(menu, servedAt, thalis, now).menuItems.map(({ contents }) => contents);

it('shows today’s contents today only, and usual contents every day', () => {
  expect(contentsOf(lunchToday)).toEqual(['Rajma, Rice', 'Dal, Rice', undefined]);
  expect(contentsOf(tomorrow)).toEqual([undefined, 'Dal, Rice', undefined]);
  const [first] = menuOfSlot(menu, tomorrow, undefined, now).menuCategories;
  expect(first?.name).toBe('Thali of the day');
  const { menuCategories } = menuOfSlot(menu, lunchToday, undefined, now);
  expect(menuCategories).toEqual(menu.menuCategories);
});

it('shows the contents of the chosen meal from the week menu', () => {
  const thalis = new Map([['daily', 'Kadhi, Rice']]);
  expect(contentsOf(tomorrow, thalis)).toEqual(['Kadhi, Rice', 'Dal, Rice', undefined]);
  expect(contentsOf(lunchToday, thalis)).toEqual(['Kadhi, Rice', 'Dal, Rice', undefined]);
  // Today's contents are of another meal.
  expect(contentsOf(lunchToday, new Map())).toEqual([undefined, 'Dal, Rice', undefined]);
});

it('offers dishes that guests can only order ahead', () => {
  expect(menuOfSlot(menu, tomorrow, undefined, now).menuItems[2]?.isAvailable).toBe(true);
});

it('offers what is sold out today on later days, without the contents of today', () => {
  const soldOut = { isAvailable: false, soldOutToday: true };
  const half = { id: 'H', name: 'Half', price: 60, isAvailable: false };
  const choice = { id: 'R', name: 'Rice', price: 0, isDefault: false, quantity: null };
  const off = { ...choice, id: 'P', isAvailable: false };
  const soldOutMenu = {
    ...menu,
    menuItems: [
      sampleItem({ ...soldOut, id: 'daily', contents: 'Rajma', sizes: [half] }),
      sampleItem({ id: 'off', isAvailable: false }),
    ],
    optionGroups: [
      {
        id: 'G',
        name: 'With',
        minChoices: 0,
        maxChoices: 1,
        choices: [{ ...choice, ...soldOut }, off],
      },
    ],
  };
  const stateAt = (servedAt: Date) => {
    const { menuItems, optionGroups } = menuOfSlot(soldOutMenu, servedAt, undefined, now);
    const [dish] = menuItems;
    return {
      dishes: menuItems.map(({ isAvailable }) => isAvailable),
      half: dish?.sizes?.[0]?.isAvailable,
      contents: dish?.contents,
      choices: optionGroups?.[0]?.choices.map(({ isAvailable }) => isAvailable),
    };
  };
  const today = { dishes: [false, false], half: false, contents: 'Rajma', choices: [false, false] };
  expect(stateAt(lunchToday)).toEqual(today);
  const later = { dishes: [true, false], half: undefined, contents: undefined };
  expect(stateAt(tomorrow)).toEqual({ ...later, choices: [true, false] });
});
