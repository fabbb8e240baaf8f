import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { formOfItem, inputOfItem, nextItem } from './item-input.ts';

const stored = sampleItem({ image: '/dishes/thali.webp', price: 60.5, quantity: 12 });
const form = formOfItem(stored);

describe('changedFields', () => {
  it('is empty for an unchanged dish', () => {
    expect(changedFields(stored, inputOfItem(form))).toEqual({});
  });

  it('has exactly the edited fields', () => {
    const touched = { ...form, price: '65', description: ' With papad ', quantity: '' };
    expect(changedFields(stored, inputOfItem(touched))).toEqual({
      price: 65,
      description: 'With papad',
      quantity: null,
    });
  });

  it('compares meal times as a set', () => {
    const inOtherOrder = { ...form, mealTimes: [...stored.mealTimes].reverse() };
    expect(changedFields(stored, inputOfItem(inOtherOrder))).toEqual({});
    expect(changedFields(stored, inputOfItem({ ...form, mealTimes: ['lunch'] }))).toEqual({
      mealTimes: ['lunch'],
    });
  });

  it('compares the order of options, and sends null if there are no options', () => {
    const withGroups = sampleItem({ optionGroupIds: ['A', 'B'] });
    const changes = (optionGroupIds: string[], storedItem = withGroups) =>
      changedFields(storedItem, inputOfItem({ ...formOfItem(storedItem), optionGroupIds }));
    expect(changes(['A', 'B'])).toEqual({});
    expect(changes(['B', 'A'])).toEqual({ optionGroupIds: ['B', 'A'] });
    expect(changes([])).toEqual({ optionGroupIds: null });
    expect(changes([], stored)).toEqual({});
  });

  it('removes the level of a dish that is no longer spicy', () => {
    const hot = { ...form, isSpicy: true, spiceLevel: 3 as const };
    expect(changedFields(stored, inputOfItem(hot))).toEqual({ isSpicy: true, spiceLevel: 3 });
    const storedHot = sampleItem({
      isSpicy: true,
      spiceLevel: 3,
      tags: ['egg'],
      nameLocal: 'डोसा',
    });
    const editedForm = { ...formOfItem(storedHot), isSpicy: false, tags: [], nameLocal: ' ' };
    expect(changedFields(storedHot, inputOfItem(editedForm))).toEqual({
      isSpicy: false,
      spiceLevel: null,
      tags: null,
      nameLocal: null,
    });
  });

  it('leaves out an empty sort order', () => {
    expect(changedFields(stored, inputOfItem({ ...form, sortOrder: '' }))).toEqual({});
  });
});

describe('nextItem', () => {
  it('keeps category, meal times and veg, and nothing else', () => {
    expect(nextItem({ ...form, isSpicy: true, spiceLevel: 2, tags: ['milk'] })).toEqual({
      name: '',
      nameLocal: '',
      price: '',
      sizes: [],
      categoryId: stored.categoryId,
      mealTimes: ['lunch', 'dinner'],
      isVegetarian: true,
      isSpicy: false,
      spiceLevel: null,
      tags: [],
      description: '',
      contents: '',
      contentsChangeDaily: false,
      preOrderOnly: false,
      image: '',
      quantity: '',
      sortOrder: '',
      nutritionalInfo: '',
      optionGroupIds: [],
    });
  });
});
