import type { MenuCategory, MenuItem } from './menu.contract.ts';

/** A dish for tests. */
export function sampleItem(changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'ITEM00000001',
    categoryId: 'CATEGORY0001',
    name: 'Masala Dosa',
    description: null,
    price: 80,
    image: null,
    isAvailable: true,
    isVegetarian: true,
    isSpicy: false,
    mealTimes: ['lunch', 'dinner'],
    quantity: null,
    nutritionalInfo: null,
    sortOrder: 1,
    ...changes,
  };
}

/** A category for tests. */
export function sampleCategory(changes: Partial<MenuCategory> = {}): MenuCategory {
  return {
    id: 'CATEGORY0001',
    name: 'Thalis',
    description: null,
    image: null,
    sortOrder: 0,
    ...changes,
  };
}
