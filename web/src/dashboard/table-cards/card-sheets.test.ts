import { expect, it } from 'vitest';
import { cardSheets } from './card-sheets.ts';

const labelsOn = (labels: string[], size: 'a6' | 'a4') =>
  cardSheets(labels, size).map((sheet) => sheet.map(({ label }) => label));

it('fills a sheet with the same card if there are no labels', () => {
  expect(labelsOn([], 'a6')).toEqual([[undefined]]);
  expect(labelsOn([], 'a4')).toEqual([[undefined, undefined, undefined, undefined]]);
});

it('puts one card on an A6 and four on an A4', () => {
  expect(labelsOn(['1', '2'], 'a6')).toEqual([['1'], ['2']]);
  expect(labelsOn(['1', '2', '3', '4', '5'], 'a4')).toEqual([['1', '2', '3', '4'], ['5']]);
});

it('gives each card its own key', () => {
  const keys = cardSheets([], 'a4').flatMap((sheet) => sheet.map(({ key }) => key));
  expect(new Set(keys).size).toBe(4);
});
