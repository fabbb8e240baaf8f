import { parseMenuList } from '@thali/shared/menu/parse-menu-list';
import { expect, it } from 'vitest';
import { formOfRow, problemOf, rowsLeft, rowsOf, withMealTimes } from './import-rows.ts';

const rows = (list: string) =>
  rowsOf(parseMenuList(list), { known: new Set(['masala dosa']), category: 'Thalis' });

it('leaves out dishes that are on the menu or twice in the list', () => {
  const importRows = rows('MASALA  Dosa 60\nTea 10\ntea 12\nSnacks\nVada 30');
  expect(importRows.map(({ isIncluded }) => isIncluded)).toEqual([false, true, false, true]);
  expect(importRows.map(({ category }) => category)).toEqual([
    'Thalis',
    'Thalis',
    'Thalis',
    'Snacks',
  ]);
});

it('takes two spellings of a name for one dish', () => {
  const found = rows('র\u200d্যাপ 90\nর্যাপ 90\n\u0915\u093cीमा 120\n\u0958ीमा 120');
  expect(found.map(({ isIncluded }) => isIncluded)).toEqual([true, false, true, false]);
});

it.each([
  ['Tea 10', {}, 'Please choose Veg or Non-Veg'],
  ['Tea 10', { isVegetarian: true }, undefined],
  ['Egg Curry 90', {}, undefined],
  ['Egg Curry 90', { price: '' }, 'Please enter a price'],
  ['Egg Curry 90', { name: ' ' }, 'Please enter a name'],
  ['Egg Curry 90', { category: 'E' }, 'Category name must be at least 2 characters long.'],
])('%s with %o: %s', (line, changes, problem) => {
  const importRows = rows(line).map((row) => problemOf({ ...row, ...changes }));
  expect(importRows).toEqual([problem]);
});

it('gives dishes the common meal times unless the list has their own', () => {
  const mealsOf = (importRows: ReturnType<typeof rows>) =>
    importRows.map((row) => formOfRow(row, 'C').mealTimes);
  const importRows = rows(
    'Name,Price,Meal times\nPoha,30,Breakfast\nTea,10,\nDal,90,lunch & dinner',
  );
  expect(mealsOf(importRows)).toEqual([['breakfast'], ['all'], ['lunch', 'dinner']]);
  expect(mealsOf(withMealTimes(importRows, ['dinner']))).toEqual([
    ['breakfast'],
    ['dinner'],
    ['lunch', 'dinner'],
  ]);
});

it('keeps failed dishes with their reason, and dishes that were not tried', () => {
  const [tea, vada, idli] = rows('Tea 10\nVada 30\nIdli 40');
  if (!tea || !vada || !idli) throw new Error('Three dishes were listed');
  const result = new Map([
    [tea.key, undefined],
    [vada.key, 'No connection'],
  ]);
  expect(rowsLeft([tea, vada, idli], result)).toEqual([
    { ...vada, failure: 'No connection' },
    { ...idli, failure: undefined },
  ]);
});
