import { sampleGroup, sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { applyOptionGroups } from './apply-option-groups.ts';

const portion = sampleGroup();
const dish = sampleItem({ optionGroupIds: [portion.id] });

it('keeps a dish unchanged if its option groups exist', () => {
  expect(applyOptionGroups(dish, [portion])).toEqual(dish);
  expect(applyOptionGroups(sampleItem(), [portion])).toEqual(sampleItem());
});

it('leaves out deleted groups', () => {
  expect(applyOptionGroups(dish, [])).toEqual(sampleItem());
});

it('marks a dish unavailable if a required group is sold out', () => {
  const choices = portion.choices.map((choice) => ({ ...choice, quantity: 0 }));
  expect(applyOptionGroups(dish, [{ ...portion, choices }]).isAvailable).toBe(false);
  expect(applyOptionGroups(dish, [{ ...portion, choices, minChoices: 0 }]).isAvailable).toBe(true);
});
