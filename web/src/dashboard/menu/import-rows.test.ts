import { readMenuList } from '@thali/shared/menu/import/read-menu-list';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { describe, expect, it } from 'vitest';
import {
  changesSinceTry,
  entriesOf,
  formOfRow,
  type ImportEntry,
  type ImportLine,
  problemOf,
  rowsIn,
  unfinishedEntries,
  withDish,
  withHeading,
  withSizeNames,
} from './import-rows.ts';
import { inputOfItem } from './item-input.ts';

const entries = (list: string) =>
  entriesOf(readMenuList(list).entries, {
    menuNames: new Set(['masala dosa']),
    category: 'Thalis',
  });
const rows = (list: string) => rowsIn(entries(list));

function unread(menuEntries: readonly ImportEntry[]): ImportLine {
  const line = menuEntries.find((entry) => entry.kind === 'unread');
  if (line?.kind !== 'unread') throw new Error('Each line was understood');
  return line;
}

it('does not include a dish that is on the menu or earlier in the list', () => {
  const importRows = rows('MASALA  Dosa 60\nTea 10\ntea 12\nSnacks\nVada 30');
  expect(importRows.map(({ isIncluded }) => isIncluded)).toEqual([false, true, false, true]);
  expect(importRows.map(({ category }) => category)).toEqual([
    'Thalis',
    'Thalis',
    'Thalis',
    'Snacks',
  ]);
});

it('recognises a name in another Unicode spelling', () => {
  const importRows = rows('র\u200d্যাপ 90\nর্যাপ 90\n\u0915\u093cीमा 120\n\u0958ीमा 120');
  expect(importRows.map(({ isIncluded }) => isIncluded)).toEqual([true, false, true, false]);
});

it.each([
  ['Tea 10', {}, 'Please choose Veg or Non-Veg'],
  ['Tea 10', { isVegetarian: true }, undefined],
  ['Egg Curry 90', {}, undefined],
  ['Egg Curry 90', { price: '' }, 'Please enter a price'],
  ['Egg Curry 90', { price: '1.200' }, '“1.200” is not a clear amount.'],
  ['Egg Curry 90', { name: ' ' }, 'Please enter a name'],
  ['Egg Curry 90', { category: 'E' }, 'Category name must be at least 2 characters long.'],
  ['Egg Curry Half 60 Full 90', {}, undefined],
  ['Egg Curry 60 90', {}, 'Please name each size'],
])('the line %s with the changes %o has the problem: %s', (line, changes, problem) => {
  const importRows = rows(line).map((row) => problemOf({ ...row, ...changes }));
  expect(importRows).toEqual([problem]);
});

it('names the sizes of all dishes at once, and uses the lowest price as the price of the dish', () => {
  const [dal] = rowsIn(withSizeNames(entries('Dal 80 130\nRice 20'), ['Half', 'Full']));
  expect(dal?.sizes).toMatchObject([
    { name: 'Half', price: '80' },
    { name: 'Full', price: '130' },
  ]);
  const sizes = [
    { name: 'Half', price: 80 },
    { name: 'Full', price: 130 },
  ];
  expect(dal && inputOfItem(formOfRow(dal, 'C'))).toMatchObject({ price: 80, sizes });
});

it('takes the meal times of the list, or else the common meal times', () => {
  const importRows = rows(
    'Name,Price,Meal times\nPoha,30,Breakfast\nTea,10,\nDal,90,lunch & dinner',
  );
  expect(importRows.map((row) => formOfRow(row, 'C').mealTimes)).toEqual([
    ['breakfast'],
    ['all'],
    ['lunch', 'dinner'],
  ]);
  expect(importRows.map(({ hasListedMealTimes }) => hasListedMealTimes)).toEqual([
    true,
    false,
    true,
  ]);
});

it('turns a line into a dish, or into the heading of the dishes below', () => {
  const menuEntries = entries('Snacks\nTea 15\nPoha\nVada 20\n\nDrinks\nLassi 30');
  const line = unread(menuEntries);
  expect(rowsIn(withDish(menuEntries, line, 'Thalis'))[1]).toMatchObject({
    ...{ name: 'Poha', price: '', category: 'Snacks' },
  });
  expect(rowsIn(withHeading(menuEntries, line)).map(({ category }) => category)).toEqual([
    'Snacks',
    'Poha',
    'Drinks',
  ]);
});

it('keeps failed dishes with the reason, untried dishes and other lines', () => {
  const menuEntries = entries('Tea 10\nVada 30\nGST 5%\nIdli 40');
  const [tea, vada, tax, idli] = menuEntries;
  if (!tea || !vada || !tax || !idli) throw new Error('Four lines were listed');
  const result = new Map([
    [tea.key, undefined],
    [vada.key, 'No connection'],
  ]);
  expect(unfinishedEntries(menuEntries, result)).toEqual([
    { ...vada, failure: 'No connection', firstTry: vada },
    tax,
    { ...idli, failure: undefined },
  ]);
});

describe('a second try after a lost answer', () => {
  const stored = (changes: object = {}) =>
    ({
      ...{ id: 'D', categoryId: 'C', name: 'Vada', price: 30, mealTimes: ['all'], sortOrder: 1 },
      ...{ isVegetarian: true, isSpicy: false, description: null, image: null, quantity: null },
      ...{ nutritionalInfo: null, isAvailable: true, ...changes },
    }) as MenuItem;
  const [vada] = rows('Vada 30').map((row) => ({ ...row, isVegetarian: true }));
  if (!vada) throw new Error('No dish');
  const [tried] = rowsIn(unfinishedEntries([vada], new Map([[vada.key, 'No network']])));
  if (!tried) throw new Error('No failed dish');

  it.each([
    ['nothing', {}, {}, {}],
    ['no field that a colleague changed', {}, { price: 40, categoryId: 'X', name: 'Wada' }, {}],
    ['the edited price', { price: '35' }, {}, { price: 35 }],
    ['only the edited field', { price: '35' }, { name: 'Wada' }, { price: 35 }],
    [
      'the last typed value of a field that both changed',
      { price: '35' },
      { price: 40 },
      { price: 35 },
    ],
    ['no value that the dish already has', { price: '40' }, { price: 40 }, {}],
    ['another category', { category: 'Snacks' }, { price: 40 }, { categoryId: 'N' }],
  ])('sends %s', (_, edits, byColleague, changes) => {
    expect(changesSinceTry({ ...tried, ...edits }, stored(byColleague), 'N')).toEqual(changes);
  });

  it('compares with the first try, however often it fails', () => {
    const editedRow = { ...tried, price: '35' };
    const [secondTry] = rowsIn(unfinishedEntries([editedRow], new Map([[vada.key, 'No network']])));
    expect(secondTry && changesSinceTry(secondTry, stored(), 'C')).toEqual({ price: 35 });
  });
});
