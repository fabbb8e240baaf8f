import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { expect, test } from 'vitest';
import { favoriteDishes } from './favorites-page.tsx';

function item(id: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    categoryId: 'C1',
    name: id,
    description: null,
    price: 80,
    image: null,
    isAvailable: true,
    isVegetarian: true,
    isSpicy: false,
    mealTimes: ['all'],
    quantity: null,
    nutritionalInfo: null,
    sortOrder: 1,
    ...changes,
  };
}

test('favourites keep the order of the menu, those that can be had first', () => {
  const menu = [item('sold out', { quantity: 0 }), item('off', { isAvailable: false }), item('a')];
  const ids = (isFavorite: (id: string) => boolean) =>
    favoriteDishes(menu, isFavorite).map(({ id }) => id);
  expect(ids(() => true)).toEqual(['a', 'sold out', 'off']);
  expect(ids((id) => id === 'off')).toEqual(['off']);
  expect(ids((id) => id === 'left the menu')).toEqual([]);
});
