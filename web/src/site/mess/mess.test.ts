import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { fallbackProfile, pickDishes } from './mess.ts';

it('makes a fallback profile from the subdomain and fixed texts', () => {
  expect(fallbackProfile('annapurna', 'thali.example')).toEqual({
    businessName: 'Annapurna Mess',
    displayName: 'Annapurna Mess',
    email: 'annapurna@thali.example',
    phone: '+91 00000 00000',
    address: '123 Main Street, City',
    cuisine: 'North Indian',
    logoUrl: null,
    coverUrl: null,
  });
});

const category = (id: string) => ({ id, name: id, description: null, image: null, sortOrder: 0 });
const dish = (id: string, categoryId: string, changes: Partial<MenuItem> = {}) =>
  sampleItem({ id, categoryId, name: id, image: '/dish.svg', sortOrder: 0, ...changes });
const menuCategories = [category('thalis'), category('empty'), category('drinks')];
const namesOf = (menuItems: MenuItem[], count: number) =>
  pickDishes({ menuCategories, menuItems }, count).map(({ id }) => id);

it('picks one dish of each category before it picks a second', () => {
  const items = [
    dish('a', 'thalis'),
    dish('b', 'thalis'),
    dish('c', 'thalis'),
    dish('d', 'drinks'),
  ];
  expect(namesOf(items, 3)).toEqual(['a', 'd', 'b']);
});

it('leaves out dishes that can’t be ordered', () => {
  const items = [
    dish('off', 'thalis', { isAvailable: false }),
    dish('sold out', 'thalis', { quantity: 0 }),
    dish('few', 'thalis', { quantity: 2 }),
  ];
  expect(namesOf(items, 6)).toEqual(['few']);
  expect(items.filter(isOrderable)).toHaveLength(1);
});

it('prefers dishes with a picture', () => {
  expect(namesOf([dish('plain', 'thalis', { image: null }), dish('shown', 'thalis')], 1)).toEqual([
    'shown',
  ]);
});

it('picks nothing from a menu without dishes', () => {
  expect(namesOf([], 6)).toEqual([]);
});
