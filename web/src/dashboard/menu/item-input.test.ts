import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { blankItem, changesOfItem, formOfItem, type ItemForm, itemProblems } from './item-input.ts';

const completeForm = formOfItem(sampleItem());

/** The messages that the dialog would show, by field. */
function checkItem(form: ItemForm, stored: MenuItem | undefined) {
  const { error } = updateMenuItem.request.body.safeParse(changesOfItem(form, stored));
  const messages = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  const itemMessages = Object.entries(itemProblems(form)).filter(([, message]) => message);
  return Object.fromEntries([...messages, ...itemMessages]);
}

describe('itemProblems', () => {
  it('accepts a complete dish', () => {
    expect(checkItem(completeForm, undefined)).toEqual({});
  });

  it('names every required field of a blank form', () => {
    expect(checkItem(blankItem(''), undefined)).toEqual({
      name: 'Please enter a name',
      price: 'Please enter a price',
      categoryId: 'Please select a valid category for this menu item.',
      mealTimes: 'Please select at least one meal time',
      isVegetarian: 'Please choose Veg or Non-Veg',
    });
  });

  it.each([
    [
      'categoryId',
      { categoryId: '123456789' },
      'Please select a valid category for this menu item.',
    ],
    ['price', { price: '100000' }, 'Price is too high'],
    ['image', { image: 'javascript:alert(1)' }, 'Invalid URL'],
    ['image', { image: '/dishes/thali.webp' }, 'Invalid URL'],
    ['name', { name: '   ' }, 'Please enter a name'],
    [
      'sizes',
      {
        sizes: [
          { key: 'a', name: 'Half', price: '' },
          { key: 'b', name: 'Full', price: '9' },
        ],
      },
      'Please enter the price of each size',
    ],
    ['tags', { tags: ['egg'] }, 'A dish with egg or fish is Non-Veg'],
    ['tags', { tags: ['jain'], isVegetarian: false }, 'A Jain or vegan dish is Veg'],
  ] as [string, Partial<ItemForm>, string][])(
    'says what is wrong with %s',
    (field, changes, message) => {
      expect(checkItem({ ...completeForm, ...changes }, undefined)).toEqual({ [field]: message });
    },
  );

  it.each([
    { categoryId: '1234567890' },
    { price: '0' },
    { price: '99999.99' },
    { image: 'https://pictures.example/thali.webp' },
    { quantity: '0' },
  ])('accepts the limit %o', (changes) => {
    expect(checkItem({ ...completeForm, ...changes }, undefined)).toEqual({});
  });

  it('does not check unchanged fields of an edit', () => {
    const stored = sampleItem({ image: '/dishes/thali.webp' });
    expect(checkItem({ ...formOfItem(stored), price: '70' }, stored)).toEqual({});
    expect(checkItem({ ...formOfItem(stored), image: '/other.webp' }, stored)).toEqual({
      image: 'Invalid URL',
    });
  });
});
