import { expect, it } from 'vitest';
import { makeText, reasonText, riskText, vesselsText } from './pot-texts.ts';

it.each([
  [0, '0'],
  [0.25, '¼'],
  [0.5, '½'],
  [1, '1'],
  [10.75, '10¾'],
])('writes %s vessels as %s', (vessels, text) => {
  expect(vesselsText(vessels)).toBe(text);
});

it('says how much to make, and why', () => {
  const advice = {
    ...{ vessels: 11, passes: 214, skipped: 18, ordered: 32 },
    more: { lower: 40, upper: 55 },
  };
  expect(makeText({ name: 'Dal', advice })).toBe('Make 11 vessels of Dal');
  expect(makeText({ name: 'Dal', advice: { ...advice, vessels: 1 } })).toBe('Make 1 vessel of Dal');
  expect(makeText({ name: 'Dal' })).toBeUndefined();
  expect(reasonText(advice)).toBe('214 on passes, 18 skipped, 32 ordered, 40 to 55 more');
  const known = { ...advice, skipped: 0, ordered: 0, more: { lower: 0, upper: 0 } };
  expect(reasonText(known)).toBe('214 on passes');
  expect(riskText(20)).toBe('Runs out 1 day in 20.');
});
