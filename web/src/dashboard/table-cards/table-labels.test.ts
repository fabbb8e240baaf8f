import { expect, it } from 'vitest';
import { maxCards, tableLabels } from './table-labels.ts';

it.each([
  ['', []],
  [' , ;', []],
  ['4', ['Table 4']],
  ['Table 4', ['Table 4']],
  ['1-3', ['Table 1', 'Table 2', 'Table 3']],
  ['3 – 1', ['Table 1', 'Table 2', 'Table 3']],
  ['2 to 3', ['Table 2', 'Table 3']],
  ['Table 9-11', ['Table 9', 'Table 10', 'Table 11']],
  ['A1-A3', ['A1', 'A2', 'A3']],
  ['A1-3', ['A1', 'A2', 'A3']],
  ['Hall A1–A3', ['Hall A1', 'Hall A2', 'Hall A3']],
  ['08-10', ['Table 08', 'Table 09', 'Table 10']],
  ['1-2, Window,  Terrace   left', ['Table 1', 'Table 2', 'Window', 'Terrace left']],
  ['1-2, 2, Table 2', ['Table 1', 'Table 2']],
  ['A1-B3', ['A1-B3']],
  ['Walk-in', ['Walk-in']],
  ['<b>5</b>', ['<b>5</b>']],
])('reads %j as the labels %j', (typed, labels) => {
  expect(tableLabels(typed)).toEqual(labels);
});

it('limits the cards of one print', () => {
  expect(tableLabels('1-9999')).toHaveLength(maxCards);
  expect(tableLabels('1-150, A1-A150')).toHaveLength(maxCards);
});
