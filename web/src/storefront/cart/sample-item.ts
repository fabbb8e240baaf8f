import type { MenuItem } from '@thali/shared/menu/menu.contract';

/** A menu item for tests. */
export function sampleItem(changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'ITEM00000001',
    categoryId: 'CAT000000001',
    name: 'Masala Dosa',
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
