import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { printedSections } from './printed-menu.tsx';

it('prints the dishes on sale by category, also a dish that is sold out today', () => {
  const categories = [sampleCategory(), sampleCategory({ id: 'CATEGORY0002', name: 'Drinks' })];
  const items = [
    sampleItem({ name: 'Dosa' }),
    sampleItem({ name: 'Idli', isAvailable: false, soldOutToday: true }),
    sampleItem({ name: 'Undhiyu', isAvailable: false }),
    sampleItem({ name: 'Sherbet', isAvailable: false, categoryId: 'CATEGORY0002' }),
  ];
  const printed = printedSections(categories, items);
  expect(
    printed.map(({ category, dishes }) => [category.name, ...dishes.map(({ name }) => name)]),
  ).toEqual([['Thalis', 'Dosa', 'Idli']]);
});
