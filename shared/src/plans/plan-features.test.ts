import { expect, it } from 'vitest';
import { featuresOf, planDifference, planFeatures } from './plan-features.ts';
import { planIds } from './plan-ids.ts';

const idsOf = (features: readonly { id: string }[]) => features.map(({ id }) => id);

it('gives each feature a unique id, and no date in the future', () => {
  const ids = idsOf(planFeatures);
  expect(new Set(ids).size).toBe(ids.length);
  const today = new Date().toISOString().slice(0, 10);
  expect(planFeatures.filter(({ availableSince = '' }) => availableSince > today)).toEqual([]);
});

it('gives a larger plan all features of a smaller plan', () => {
  const [starter, professional, enterprise] = planIds.map((id) => idsOf(featuresOf(id)));
  expect(professional).toEqual(expect.arrayContaining(starter ?? []));
  expect(enterprise).toEqual(expect.arrayContaining(professional ?? []));
});

it('lists the features that a change of plan adds and ends', () => {
  const up = planDifference('starter', 'professional');
  const down = planDifference('professional', 'starter');
  expect([idsOf(up.added), idsOf(up.ended)]).toEqual([['priority-email'], []]);
  expect([idsOf(down.added), idsOf(down.ended)]).toEqual([[], ['priority-email']]);
});
