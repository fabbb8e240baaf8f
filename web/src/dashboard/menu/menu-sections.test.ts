import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { countsOf, dishCount, searchMenu } from './menu-sections.ts';

const thalis = sampleCategory({ id: 'C1', name: 'Thalis' });
const drinks = sampleCategory({ id: 'C2', name: 'Drinks' });
const items = [
  sampleItem({ id: 'I1', categoryId: 'C1', name: 'Veg Thali', description: 'Dal and rice' }),
  sampleItem({ id: 'I2', categoryId: 'C1', name: 'Chicken Thali', isAvailable: false }),
  sampleItem({ id: 'I3', categoryId: 'C2', name: 'Masala Chai', description: 'With ginger' }),
  sampleItem({
    id: 'I4',
    categoryId: 'C2',
    name: 'Curd',
    nameLocal: 'दही',
    tags: ['milk', 'jain'],
  }),
];

function matches(search: string): string[] {
  return searchMenu(items, [drinks, thalis], search).map(
    ({ category, items: dishes }) => `${category.name}: ${dishes.map(({ name }) => name)}`,
  );
}

describe('searchMenu', () => {
  it('finds names and descriptions in upper or lower case, including unavailable dishes', () => {
    expect(matches(' THALI ')).toEqual(['Thalis: Veg Thali,Chicken Thali']);
    expect(matches('ha')).toEqual(['Drinks: Masala Chai', 'Thalis: Veg Thali,Chicken Thali']);
    expect(matches('ginger')).toEqual(['Drinks: Masala Chai']);
    expect(matches('pizza')).toEqual([]);
  });

  it('finds names in another script, and tags', () => {
    expect(matches('दही')).toEqual(['Drinks: Curd']);
    expect(matches('द\u200dही')).toEqual(['Drinks: Curd']);
    expect(matches('contains milk')).toEqual(['Drinks: Curd']);
    expect(matches('jain')).toEqual(['Drinks: Curd']);
  });

  it('does not treat the search as a pattern', () => {
    expect(matches('.*')).toEqual([]);
  });
});

it('counts the dishes of each category', () => {
  expect([...countsOf(items)]).toEqual([
    ['C1', 2],
    ['C2', 2],
  ]);
});

it('writes the number of dishes with the right plural', () => {
  expect([0, 1, 2, 123456].map(dishCount)).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
    '1,23,456 dishes',
  ]);
});
