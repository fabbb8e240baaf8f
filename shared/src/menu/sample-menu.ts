import type { MenuCategory, MenuItem } from './menu.contract.ts';
import type { Choice, OptionGroup } from './option-groups.contract.ts';

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

/** An option group for tests: half or full. */
export function sampleGroup(changes: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: 'GR0VP0000001',
    name: 'Portion',
    minChoices: 1,
    maxChoices: 1,
    choices: [
      sampleChoice({ isDefault: true }),
      sampleChoice({ id: 'HA1F', name: 'Half', price: -20 }),
    ],
    ...changes,
  };
}

/** A choice for tests. */
export function sampleChoice(changes: Partial<Choice> = {}): Choice {
  return {
    id: 'FV11',
    name: 'Full',
    price: 0,
    isAvailable: true,
    isDefault: false,
    quantity: null,
    ...changes,
  };
}
