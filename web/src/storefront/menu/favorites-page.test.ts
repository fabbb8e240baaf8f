import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, test } from 'vitest';
import { favoriteDishes } from './favorites-page.tsx';

const item = (id: string, changes: Partial<MenuItem> = {}) =>
  sampleItem({ id, name: id, mealTimes: ['all'], ...changes });

test('favourites keep the order of the menu, available dishes first', () => {
  const menu = [item('sold out', { quantity: 0 }), item('off', { isAvailable: false }), item('a')];
  const ids = (isFavorite: (id: string) => boolean) =>
    favoriteDishes(menu, isFavorite).map(({ id }) => id);
  expect(ids(() => true)).toEqual(['a', 'sold out', 'off']);
  expect(ids((id) => id === 'off')).toEqual(['off']);
  expect(ids((id) => id === 'left the menu')).toEqual([]);
});
