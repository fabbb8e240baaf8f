import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMenuList } from './parse-menu-list.ts';

const brief = (text: string) => parseMenuList(text).map(({ name, price }) => [name, price]);

describe('a line as on a printed menu', () => {
  it.each([
    ['Masala Dosa 60', [['Masala Dosa', 60]]],
    ['Paneer Tikka ........ ₹180/-', [['Paneer Tikka', 180]]],
    ['12. Veg Biryani - Rs. 1,250.50', [['Veg Biryani', 1250.5]]],
    ['• Chai … 15 only', [['Chai', 15]]],
    [
      'Tea/Coffee 15/20',
      [
        ['Tea', 15],
        ['Coffee', 20],
      ],
    ],
    ['Idli/Vada 40', [['Idli/Vada', 40]]],
    ['Lassi.....40', [['Lassi', 40]]],
    ['2 Idli (with chutney)\t40', [['2 Idli (with chutney)', 40]]],
    ['7up 40', [['7up', 40]]],
    ['Call 9876543210', []],
    ['Water 500ml', []],
    ['60', []],
  ])('%s', (line, dishes) => {
    expect(brief(line)).toEqual(dishes);
  });

  it.each([
    ['Paneer Masala Half 90 Full 150', 'Paneer Masala', 150, 'Half ₹90, Full ₹150'],
    ['Fried Rice: half ₹90/- / full ₹150/-', 'Fried Rice', 150, 'half ₹90, full ₹150'],
    ['Juice 40/60', 'Juice', 40, '₹40 / ₹60'],
  ])('%s: keeps the other price as a note', (line, name, price, description) => {
    expect(parseMenuList(line)).toMatchObject([{ name, price, description }]);
  });
});

it('reads a line without a price as a heading, or as part of the dish above', () => {
  const list =
    '*** SOUTH INDIAN ***\n1) Masala Dosa 60\n(potato, chutney)\n\nDrinks:\nTea 15\nSweet, hot\nMilk 20';
  expect(parseMenuList(list)).toMatchObject([
    { name: 'Masala Dosa', category: 'SOUTH INDIAN', description: 'potato, chutney' },
    { name: 'Tea', category: 'Drinks', description: '' },
    { name: 'Milk', category: 'Sweet, hot' },
  ]);
});

it.each([
  ['Egg Curry 90', false],
  ['Chicken 65 120', false],
  ['Eggless Cake 90', null],
  ['Veg Fish Fry 90', null],
  ['Masala Dosa 60', null],
])('%s: never guesses veg, and recognises non-veg by clear words only', (line, isVegetarian) => {
  expect(parseMenuList(line)).toMatchObject([{ isVegetarian }]);
});

it.each([
  ['commas', ','],
  ['tabs of a pasted sheet', '\t'],
])('a table with %s', (_, by) => {
  const rows = [
    ['Item Name', 'Price (₹)', 'Category', 'Veg/Non-Veg', 'Description', 'Meal Time'],
    ['Dal', '₹ 90/-', 'Curries', 'Veg', '', 'Dinner / Lunch'],
    ['Tikka', '', 'Starters', 'non-veg', 'hot', 'All day'],
    ['', '5', '', '', ''],
    ['Roti', '12.50'],
  ];
  expect(parseMenuList(`\uFEFF${rows.map((row) => row.join(by)).join('\r\n')}\r\n`)).toEqual([
    {
      ...{ name: 'Dal', price: 90, category: 'Curries', description: '', isVegetarian: true },
      mealTimes: ['lunch', 'dinner'],
    },
    {
      name: 'Tikka',
      price: undefined,
      category: 'Starters',
      description: 'hot',
      isVegetarian: false,
      mealTimes: ['all'],
    },
    {
      ...{ name: 'Roti', price: 12.5, category: '', description: '', isVegetarian: null },
      mealTimes: [],
    },
  ]);
});

it('keeps the commas in quoted cells', () => {
  expect(brief('name,price\n"Poha, with peanuts","1,040"')).toEqual([['Poha, with peanuts', 1040]]);
});

it('never throws, and names each dish', () => {
  const piece = fc.constantFrom(
    'Dosa',
    ' 60',
    '/',
    '₹',
    '\n',
    '\t',
    ',',
    '"',
    'name',
    'price',
    'Half 9',
    'Full 1',
    '.',
    '-',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (list) => {
      for (const { name } of parseMenuList(list)) expect(name.trim()).not.toBe('');
    }),
  );
});
