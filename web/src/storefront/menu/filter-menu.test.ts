import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import {
  favoritesId,
  filterMenu,
  firstSections,
  noFilters,
  offeredCategories,
  sectionsOf,
} from './filter-menu.ts';

const item = (changes: Partial<MenuItem>) =>
  sampleItem({
    id: 'I1',
    categoryId: 'C1',
    description: 'Crisp, with potato',
    mealTimes: ['breakfast'],
    ...changes,
  });

describe('filter menu', () => {
  it('lists only available dishes', () => {
    const items = [item({}), item({ isAvailable: false }), item({ quantity: 0 })];
    expect(filterMenu(items, noFilters)).toHaveLength(1);
  });

  it.each([
    [['jain'], ['plain']],
    [['milk'], ['plain', 'egg', 'unsaid']],
    [
      ['egg', 'milk'],
      ['plain', 'unsaid'],
    ],
    [['vegan'], []],
  ] as const)('filtering by the tags %j leaves the dishes %j', (tags, ids) => {
    const items = [
      item({ id: 'plain', tags: ['jain'] }),
      item({ id: 'egg', tags: ['egg'] }),
      item({ id: 'tea', tags: ['milk', 'jain'] }),
      item({ id: 'unsaid' }),
    ].filter(({ id }) => id !== 'tea' || tags.some((tag) => tag === 'milk'));
    expect(filterMenu(items, { ...noFilters, tags }).map(({ id }) => id)).toEqual(ids);
  });

  it('counts "all" as every meal', () => {
    const items = [item({ mealTimes: ['all'] }), item({ mealTimes: ['dinner'] })];
    expect(filterMenu(items, { ...noFilters, mealTime: 'lunch' })).toHaveLength(1);
  });

  it('filters by veg and non-veg', () => {
    const items = [item({}), item({ isVegetarian: false, name: 'Rassa' })];
    expect(filterMenu(items, { ...noFilters, diet: 'non-veg' })[0]?.name).toBe('Rassa');
  });

  const category = (id: string, sortOrder: number) => ({
    id,
    name: id,
    description: null,
    image: null,
    sortOrder,
  });

  it('groups dishes by category, and leaves out empty categories', () => {
    const items = [item({ id: 'a' }), item({ id: 'b' })];
    const sections = sectionsOf(items, [category('C2', 1), category('C1', 2)], 'lunch');
    expect(sections.map(({ category: { id } }) => id)).toEqual(['C1']);
    expect(sections[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('puts the dishes and categories of the current meal first', () => {
    const items = [
      item({ id: 'poha', sortOrder: 1 }),
      item({ id: 'thali', sortOrder: 2, mealTimes: ['lunch', 'dinner'] }),
      item({ id: 'idli', categoryId: 'C2' }),
      item({ id: 'chai', categoryId: 'C3', mealTimes: ['all'] }),
    ];
    const categories = [category('C2', 1), category('C3', 2), category('C1', 3)];
    const order = (meal: 'breakfast' | 'lunch') =>
      sectionsOf(items, categories, meal).flatMap((section) => section.items.map(({ id }) => id));
    expect(order('lunch')).toEqual(['chai', 'thali', 'poha', 'idli']);
    expect(order('breakfast')).toEqual(['idli', 'chai', 'poha', 'thali']);
  });

  it('puts today’s thali first at any time of day', () => {
    const items = [
      item({ id: 'thali', categoryId: 'today', mealTimes: ['lunch'] }),
      item({ id: 'poha' }),
    ];
    const sections = sectionsOf(items, [category('today', -1), category('C1', 0)], 'breakfast');
    expect(sections.map(({ category: { id } }) => id)).toEqual(['today', 'C1']);
  });

  it('filters by the favourites of a guest', () => {
    const items = [item({ id: 'a' }), item({ id: 'b' })];
    const onlyFavorites = { ...noFilters, categoryId: favoritesId };
    expect(filterMenu(items, onlyFavorites, ['b']).map(({ id }) => id)).toEqual(['b']);
  });

  it('offers categories with available dishes, and always the chosen category', () => {
    const categories = [category('C1', 1), category('C2', 2), category('C3', 3)];
    const items = [item({}), item({ categoryId: 'C2', quantity: 0 })];
    const offered = (chosen: string) =>
      offeredCategories(categories, items, chosen).map(({ id }) => id);
    expect(offered('all')).toEqual(['C1']);
    expect(offered('C2')).toEqual(['C1', 'C2']);
  });

  it('first shows twelve dishes, rounded up to full rows, and counts all dishes of a category', () => {
    const dishes = (count: number, categoryId: string) =>
      Array.from({ length: count }, (_, index) =>
        item({ id: `${categoryId}-${index}`, categoryId }),
      );
    const categories = [category('C1', 1), category('C2', 2), category('C3', 3)];
    const shownCounts = (...counts: [number, number, number]) =>
      firstSections(
        sectionsOf(
          counts.flatMap((count, index) => dishes(count, `C${index + 1}`)),
          categories,
          'lunch',
        ),
        12,
      ).map(({ items, count }) => [items.length, count]);
    expect(shownCounts(100, 3, 3)).toEqual([[12, 100]]);
    expect(shownCounts(5, 30, 3)).toEqual([
      [5, 5],
      [12, 30],
    ]);
    expect(shownCounts(1, 2, 3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(shownCounts(0, 0, 0)).toEqual([]);
  });
});
