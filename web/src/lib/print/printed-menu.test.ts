import { sampleCategory, sampleItem } from '@thali/shared/menu/sample-menu';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrintedPrices, printedSections } from './printed-menu.tsx';

it('prints the dishes on sale by category, including a dish that is sold out today', () => {
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

it('prints the price of each size', () => {
  const sizes = [
    { id: 'HALF', name: 'Half', price: 60 },
    { id: 'FULL', name: 'Full', price: 110 },
  ];
  const textOf = (dish = sampleItem()) =>
    renderToStaticMarkup(createElement(PrintedPrices, { dish })).replaceAll(/<[^>]*>/g, '');
  expect(textOf(sampleItem({ price: 60, sizes }))).toBe('Half ₹60 · Full ₹110');
  expect(textOf(sampleItem({ price: 80 }))).toBe('₹80');
});
