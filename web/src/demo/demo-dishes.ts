import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';

export const demoCategories: readonly MenuCategory[] = [
  sampleCategory({ id: 'THALIS000001', name: 'Thalis', sortOrder: 0 }),
  sampleCategory({ id: 'BREAKFAST001', name: 'Breakfast', sortOrder: 1 }),
  sampleCategory({ id: 'DRINKS000001', name: 'Drinks and Sweets', sortOrder: 2 }),
];

/** A dish with its average portions on a whole day. */
interface DemoDish extends MenuItem {
  portions: number;
}

const thali = { categoryId: 'THALIS000001', mealTimes: ['lunch', 'dinner'] as const };
const breakfast = { categoryId: 'BREAKFAST001', mealTimes: ['breakfast'] as const };
const drink = { categoryId: 'DRINKS000001', mealTimes: ['all'] as const };

export const demoDishes = {
  thali: dish('thali', 'Veg Thali', 110, 64, {
    ...{ ...thali, contentsChangeDaily: true },
    contents: 'Dal tadka, aloo gobi, 3 chapatis, rice, salad',
    description: 'The daily thali. Its dishes change every day.',
  }),
  chicken: dish('chicken', 'Chicken Thali', 190, 21, {
    ...{ ...thali, isVegetarian: false, isSpicy: true, spiceLevel: 2 },
    description: 'Chicken curry and its rassa, two chapatis, rice, sliced onion and lemon.',
  }),
  paneer: dish('paneer', 'Paneer Makhani', 90, 24, {
    ...thali,
    sizes: [
      { id: 'HA1F', name: 'Half', price: 90 },
      { id: 'FV11', name: 'Full', price: 150 },
    ],
    tags: ['milk'],
    description: 'Paneer in a tomato and butter gravy.',
  }),
  rajma: dish('rajma', 'Rajma Chawal', 90, 18, { ...thali, tags: ['vegan'] }),
  poha: dish('poha', 'Kanda Poha', 35, 38, { ...breakfast, tags: ['vegan', 'nuts'] }),
  dosa: dish('dosa', 'Masala Dosa', 75, 33, breakfast),
  misal: dish('misal', 'Misal Pav', 80, 16, {
    ...breakfast,
    ...{ isSpicy: true, spiceLevel: 3, isAvailable: false, soldOutToday: true },
  }),
  chai: dish('chai', 'Masala Chai', 15, 92, drink),
  buttermilk: dish('buttermilk', 'Buttermilk', 20, 27, drink),
  jamun: dish('jamun', 'Gulab Jamun', 40, 14, { ...drink, quantity: 12 }),
};

export type DemoDishId = keyof typeof demoDishes;

function dish(
  id: string,
  name: string,
  price: number,
  portions: number,
  facts: Partial<Omit<MenuItem, 'mealTimes'>> & {
    mealTimes: readonly MenuItem['mealTimes'][number][];
  },
): DemoDish {
  const { mealTimes, ...rest } = facts;
  return { ...sampleItem({ id, name, price, ...rest, mealTimes: [...mealTimes] }), portions };
}
