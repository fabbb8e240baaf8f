import { sampleGroup, sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { withChoices } from './with-choices.ts';

const portion = sampleGroup();
const dish = sampleItem({ optionGroupIds: [portion.id] });

it('leaves a dish as it is while its groups are there', () => {
  expect(withChoices(dish, [portion])).toEqual(dish);
  expect(withChoices(sampleItem(), [portion])).toEqual(sampleItem());
});

it('names no group that was deleted', () => {
  expect(withChoices(dish, [])).toEqual(sampleItem());
});

it('has no dish on sale of which a group that must be chosen from has nothing left', () => {
  const choices = portion.choices.map((choice) => ({ ...choice, quantity: 0 }));
  expect(withChoices(dish, [{ ...portion, choices }]).isAvailable).toBe(false);
  expect(withChoices(dish, [{ ...portion, choices, minChoices: 0 }]).isAvailable).toBe(true);
});
