import { expect, it } from 'vitest';
import { categorySales } from './category-sales.ts';

const dish = (category: string | null, revenue: number) => ({
  ...{ menuItemId: 'D', name: 'Dish', category, quantity: 1, revenue },
});

it('sums the dishes of each category, most revenue first, then the parcel charges', () => {
  const dishes = [dish('Thalis', 90.5), dish('Snacks', 40), dish('Thalis', 10), dish(null, 70)];
  expect(categorySales(dishes, 225.5)).toEqual([
    { name: 'Thalis', revenue: 100.5 },
    { name: 'No longer on the menu', revenue: 70 },
    { name: 'Snacks', revenue: 40 },
    { name: 'Parcel charges', revenue: 15 },
  ]);
});

it('adds up to the revenue despite fractions of a rupee', () => {
  const categories = ['Thalis', 'Snacks', null];
  for (let parcelPaise = 0; parcelPaise < 100; parcelPaise += 7) {
    for (let count = 0; count < 60; count += 1) {
      const paise = Array.from(
        { length: count },
        (_, index) => (index * 7919 + parcelPaise) % 9_999,
      );
      const dishes = paise.map((amount, index) =>
        dish(categories[index % 3] ?? null, amount / 100),
      );
      const totalPaise = paise.reduce((sum, amount) => sum + amount, parcelPaise);
      const rows = categorySales(dishes, totalPaise / 100);
      const sumPaise = rows.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0);
      expect(sumPaise).toBe(totalPaise);
    }
  }
});
