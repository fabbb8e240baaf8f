import { expect, it } from 'vitest';
import { planAtPrice, planCatalogue } from './plan-catalogue.ts';
import { planIds } from './plan-ids.ts';

it('contains each plan with its id and its price', () => {
  const prices = planIds.map((id) => [planCatalogue[id].id, planCatalogue[id].monthlyPaise]);
  expect(prices).toEqual([
    ['starter', 1_999_00],
    ['professional', 4_999_00],
    ['enterprise', undefined],
  ]);
});

it.each([
  [1_999_00, 'starter'],
  [4_999_00, 'professional'],
  [999_00, undefined],
  [0, undefined],
])('finds the plan for %i paise: %s', (paise, id) => {
  expect(planAtPrice(paise)?.id).toBe(id);
});
