import { expect, it } from 'vitest';
import { tableLabel, tableNames } from './table-names.ts';
import { maxTables, TablesChange } from './tables-setting.ts';

it('numbers tables from 1, or returns their names', () => {
  expect(tableNames(3)).toEqual(['1', '2', '3']);
  expect(tableNames(['Hall', '7'])).toEqual(['Hall', '7']);
  expect(tableNames(undefined)).toEqual([]);
});

it('writes Table before a number only', () => {
  expect(['7', '08', 'Garden 1', 'A1', 'Table 4'].map((name) => tableLabel(name))).toEqual([
    'Table 7',
    'Table 08',
    'Garden 1',
    'A1',
    'Table 4',
  ]);
});

it.each([1, 200, 12])('accepts %d tables', (count) => {
  expect(TablesChange.parse(count)).toBe(count);
});

it('accepts names and trims them', () => {
  expect(TablesChange.parse([' Garden 1 ', 'हॉल', 'x'.repeat(20)])).toEqual([
    'Garden 1',
    'हॉल',
    'x'.repeat(20),
  ]);
});

it.each([
  [0, 'Enter 1 to 200 tables'],
  [201, 'Enter 1 to 200 tables'],
  [2.5, 'Enter 1 to 200 tables'],
  ['12', 'Enter 1 to 200 tables'],
  [[], 'Enter 1 to 200 tables'],
  [{ count: 3 }, 'Enter 1 to 200 tables'],
  [[7], 'Enter 1 to 200 tables'],
  [[' '], 'A table needs a name'],
  [['x'.repeat(21)], "A table's name has at most 20 characters"],
  [['7', 'Table 7'], 'Each table needs a name of its own'],
  [['Hall', 'hall '], 'Each table needs a name of its own'],
  [['Caf\u00e9', 'Cafe\u0301'], 'Each table needs a name of its own'],
  [['7', '7\u034f'], 'Each table needs a name of its own'],
  [['Table 7', 'table  7'], 'Each table needs a name of its own'],
  [['7\u180e', 'Table\u28007'], 'Each table needs a name of its own'],
  [Array.from({ length: maxTables + 1 }, (_, index) => `T${index}`), 'Enter 1 to 200 tables'],
])('refuses %j', (tables, message) => {
  expect(TablesChange.safeParse(tables).error?.issues[0]?.message).toBe(message);
});
