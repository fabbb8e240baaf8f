import { describe, expect, it } from 'vitest';
import { checkItem } from './check-item.ts';
import { blankItem, formOfItem } from './item-input.ts';
import { sampleItem } from './sample-menu.ts';

const whole = formOfItem(sampleItem());

describe('check item', () => {
  it('lets a whole dish through', () => {
    expect(checkItem(whole, undefined)).toEqual({});
  });

  it('names every required field of a blank one, in the words of the specification', () => {
    expect(checkItem(blankItem(''), undefined)).toEqual({
      name: 'Please enter a name',
      price: 'Please enter a price',
      categoryId: 'Please select a valid category for this menu item.',
      mealTimes: 'Please select at least one meal time',
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
  ])('says what is wrong with %s', (field, changes, message) => {
    expect(checkItem({ ...whole, ...changes }, undefined)).toEqual({ [field]: message });
  });

  it.each([
    { categoryId: '1234567890' },
    { price: '0' },
    { price: '99999.99' },
    { image: 'https://pictures.example/thali.webp' },
    { quantity: '0' },
  ])('lets the boundary through: %o', (changes) => {
    expect(checkItem({ ...whole, ...changes }, undefined)).toEqual({});
  });

  it('does not look at what an edit leaves as it is', () => {
    const stored = sampleItem({ image: '/dishes/thali.webp' });
    expect(checkItem({ ...formOfItem(stored), price: '70' }, stored)).toEqual({});
    expect(checkItem({ ...formOfItem(stored), image: '/other.webp' }, stored)).toEqual({
      image: 'Invalid URL',
    });
  });
});
