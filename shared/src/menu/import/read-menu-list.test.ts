import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../csv/csv-rows.ts';
import type { ListEntry } from './list-entry.ts';
import { readMenuList } from './read-menu-list.ts';

const fixtures = new URL('fixtures/', import.meta.url);
const textOf = (file: string) => decodeText(readFileSync(new URL(file, fixtures)));

/** `# SNACKS`, `Dal | Half 60, Full 110 | SNACKS | 2 pcs | veg`, or `? GST 5% | This looks like a tax.` */
function formatEntry(entry: ListEntry): string {
  if (entry.kind === 'heading') return `# ${entry.name}`;
  if (entry.kind === 'unread') return `? ${entry.text} | ${entry.reason}`;
  const { name, price, sizes, category, description, isVegetarian } = entry.dish;
  const prices = sizes.map(({ label, rupees }) => `${label || '?'} ${rupees}`).join(', ');
  const mark = isVegetarian === null ? '' : isVegetarian ? 'veg' : 'non-veg';
  const cells = [name, price ?? (prices || entry.problem), category, description, mark];
  return cells.join(' | ').replace(/[ |]+$/, '');
}

const read = (text: string) => readMenuList(text).entries.map(formatEntry);

const files = readdirSync(fixtures).filter((file) => !file.endsWith('.expected'));

it.each(files)('reads every line of %s as a dish, a heading or an unclear line', (file) => {
  const lists = file === 'table-headers.txt' ? textOf(file).split('\n\n').slice(1) : [textOf(file)];
  expect(`${lists.map((list) => read(list).join('\n')).join('\n\n')}\n`).toBe(
    textOf(`${file}.expected`),
  );
});

describe('a line of a printed menu', () => {
  it.each([
    ['Masala Dosa 60', 'Masala Dosa | 60'],
    ['12. Veg Roll - Rs. 1,250.50', 'Veg Roll | 1250.5'],
    ['• Chai … 15 only', 'Chai | 15'],
    ['Tea/Coffee 15/20', 'Tea | 15', 'Coffee | 20'],
    ['Coffee/Tea 20/15', 'Coffee | 20', 'Tea | 15'],
    ['Idli/Vada 40', 'Idli/Vada | 40'],
    ['Lassi.....40', 'Lassi | 40'],
    ['2 Idli (with chutney)\t40', '2 Idli (with chutney) | 40'],
    ['7up 40', '7up | 40'],
    ['Idli 40 | Vada 50', 'Idli | 40', 'Vada | 50'],
    ['Item: Idli | Price: 40', 'Idli | 40'],
    ['Veg Roll – ₹80 ✅', 'Veg Roll | 80'],
    ['Road Side Pulao 60', 'Road Side Pulao | 60'],
    ['Welcome Drink 50', 'Welcome Drink | 50'],
    ['Pizza 140/160/180', 'Pizza | ? 140, ? 160, ? 180'],
    ['Paneer 65 160', 'Paneer 65 | 160'],
    ['Combo 1 ₹99', 'Combo 1 | 99'],
    ['Momos 6 pcs ₹80', 'Momos | 80 |  | 6 pcs'],
    ['Pulao 100/-', 'Pulao | 100'],
    ['Puri 15 per plate', 'Puri | 15 |  | per plate'],
    ['Lime Soda: half ₹20/- / full ₹35/-', 'Lime Soda | Half 20, Full 35'],
    ['Roti (Plain/Butter) 10/15', 'Roti (Plain/Butter) | ? 10, ? 15'],
    ['Dal (H) 90 (F) 150', 'Dal | Half 90, Full 150'],
    ['Dal 90(H) 150(F)', 'Dal | Half 90, Full 150'],
    ['Idli (S) 40', 'Idli (S) | 40'],
    ['Juice S 40 L 60', 'Juice | Small 40, Large 60'],
    ['Dahi 250 ml 20 / 500 ml 38', 'Dahi | 250 ml 20, 500 ml 38'],
  ])('%s', (line, ...dishes) => {
    expect(read(line)).toEqual(dishes);
  });

  it.each([
    'Call 9876543210',
    'Water 500ml',
    '60',
    'Paneer 65',
    'Samosa 2 for 30',
    'Combos under 99',
    'Thali 20% off 90',
    'Idli 40 Vada 50',
    'Dal 200 120',
    'Dosa 1.200',
    'Lunch 12 to 3',
    'Since 1985',
    '12 May 2024',
    'Rates from 01/04/2024',
    'MG Road, Pune 411001',
    'Old Monk 1954 120',
    'Tea 10:00',
    'Meals 80/- Parcel 90/-',
    'Packing 5 Rs',
    'Shop No. 12, MG Road',
    'Buy 1 get 1 at 99',
    'Fish as per size 300+',
    'Dosa (5)',
  ])('%s is not a dish', (line) => {
    expect(readMenuList(line).entries.map(({ kind }) => kind)).toEqual(['unread']);
  });
});

it.each([
  'Dosa -5',
  'Dosa −5',
  'Dosa –5',
  'Dosa: -5',
  'Dosa Rs. -60/-',
  'Dosa -₹5',
  'Dosa | -5',
  'Dosa,-५',
  'Dosa Half -5 Full 10',
  'Dosa Half 5 Full −10',
  'Dosa\n-5',
])('asks for the price of %j, because a figure has a minus', (line) => {
  expect(read(line)).toEqual(['Dosa | A price cannot be below 0.']);
});

it('reads a dash as a separator if most lines of a list have one', () => {
  expect(read('Upma -40\nVada (2 pcs) –30\nPav Bhaji Half -50 Full - 90\nTea 15')).toEqual([
    'Upma | 40',
    'Vada | 30 |  | 2 pcs',
    'Pav Bhaji | Half 50, Full 90',
    'Tea | 15',
  ]);
  expect(read('Dosa-60\nSada Dosa - 50')).toEqual(['Dosa | 60', 'Sada Dosa | 50']);
  expect(read('Upma,-40\nVada,-30\nPoha,-20').join()).not.toMatch(/[1-9]/);
});

it('reads words without a price as a heading only if the heading is certain', () => {
  expect(read('Tea 15\nPoha\nVada 20\n\nSweet things\nJalebi 30\n(hot)')).toEqual([
    'Tea | 15',
    '? Poha | Is this a category, or a dish without a price?',
    'Vada | 20',
    '# Sweet things',
    'Jalebi | 30 | Sweet things | hot',
  ]);
});

it('joins a name and the price on the next line, unless several could match', () => {
  expect(read('Dosa\n60\nIdli\n40')).toEqual(['Dosa | 60', 'Idli | 40']);
  expect(read('Dosa\nIdli\n60\n40').every((line) => line.startsWith('?'))).toBe(true);
});

describe('a table', () => {
  it('reads the header below a title, and keeps line breaks and commas in quotes', () => {
    expect(read('Rates of May\n\nDish,Details,MRP\n"Poha, big","with\nsev","1,040"')).toEqual([
      '? Rates of May | Is this a category, or a dish without a price?',
      'Poha, big | 1040 |  | with, sev',
    ]);
  });

  it('reports an open quote for its own line only', () => {
    expect(read('Name,Price\n"Dal,90\nRoti,12')).toEqual([
      '? "Dal,90 | A quote in it is not closed.',
      'Roti | 12',
    ]);
  });

  it('refuses a negative price', () => {
    expect(read('Name,Price\nIdli,-5\nDosa,−5\nVada,(5)\nDal,-₹5\nUpma,Half -5 / Full 9')).toEqual([
      'Idli | -5: A price cannot be below 0.',
      'Dosa | −5: A price cannot be below 0.',
      'Vada | (5): “(5)” is not clear.',
      'Dal | -₹5: A price cannot be below 0.',
      'Upma | Half -5 / Full 9: A price cannot be below 0.',
    ]);
  });

  it('never reads a price with a comma from two cells', () => {
    expect(read('Name,Price\nThali,1,200\nRoti,12')[0]).toBe(
      '? Thali,1,200 | It has more cells than the other rows.',
    );
  });

  it.each([
    ['Name,Buying,Selling\nDal,60,90', false],
    ['Name,Price,Zomato\nDal,60,90', false],
    ['1,Dal,60\n2,Roti,12', false],
    ['Dal,60\nRoti,12', true],
    ['Item,Half,Full\nDal,60,90', true],
    ['Code,Description,UOM,Rate\n101,IDLI,PLATE,30.00', true],
    ['Item,MRP,Selling Price\nCola,45,40', false],
  ])('finds the columns of %j with certainty: %s', (list, isCertain) => {
    expect(readMenuList(list).table?.isCertain).toBe(isCertain);
  });

  it('uses the columns that a person assigns', () => {
    const { entries } = readMenuList('A,B,C\nDal,60,90\nRoti,10,12', ['name', 'ignore', 'price']);
    expect(entries.map(formatEntry)).toEqual(['Dal | 90', 'Roti | 12']);
  });

  it('names sizes by their columns', () => {
    const { entries } = readMenuList('Dish,Tall,Grande\nLatte,90,120', ['name', 'price', 'price']);
    expect(entries.map(formatEntry)).toEqual(['Latte | Tall 90, Grande 120']);
  });

  it('reads the meal times', () => {
    const { entries } = readMenuList('Name,Price,Meals\nPoha,30,Breakfast / lunch\nTea,10,All day');
    expect(entries.map((entry) => entry.kind === 'dish' && entry.dish.mealTimes)).toEqual([
      ['breakfast', 'lunch'],
      ['all'],
    ]);
  });
});

it('never throws, and names each dish', () => {
  const piece = fc.constantFrom(
    ...[
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
      '|',
      '(',
      ')',
      '--',
    ],
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (list) => {
      for (const entry of readMenuList(list).entries) {
        if (entry.kind === 'dish') expect(entry.dish.name.trim()).not.toBe('');
      }
    }),
  );
});
