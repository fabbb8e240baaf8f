import { sampleChoice, sampleGroup } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { availableChoices, hintOf, toggleChoice } from './chosen-options.ts';

const portion = sampleGroup();
const extras = sampleGroup({
  id: 'GR0VP0000002',
  name: 'Extras',
  minChoices: 0,
  maxChoices: 2,
  choices: ['CVRD', 'PAPD', 'R0T1'].map((id) => sampleChoice({ id, name: id, price: 5 })),
});
const full = { groupId: portion.id, choiceId: 'FV11' };
const half = { groupId: portion.id, choiceId: 'HA1F' };
const extra = (choiceId: string) => ({ groupId: extras.id, choiceId });

it("starts with the kitchen's default choices that are available", () => {
  expect(availableChoices([portion, extras])).toEqual([full]);
  const [first, second] = portion.choices;
  const soldOut = { ...portion, choices: [{ ...sampleChoice(first), quantity: 0 }, second] };
  expect(availableChoices([soldOut as typeof portion])).toEqual([]);
  const all = {
    ...extras,
    choices: extras.choices.map((choice) => ({ ...choice, isDefault: true })),
  };
  expect(availableChoices([all])).toHaveLength(2);
});

it('keeps the available choices and drops the others', () => {
  const chosen = [half, extra('R0T1'), extra('G0NE')];
  expect(availableChoices([portion, extras], chosen)).toEqual([half, extra('R0T1')]);
  expect(availableChoices([portion], chosen)).toEqual([half]);
});

it('replaces the choice of a radio group, and toggles a checkbox', () => {
  expect(toggleChoice([full], portion, 'HA1F')).toEqual([half]);
  expect(toggleChoice([half], portion, 'HA1F')).toEqual([half]);
  expect(toggleChoice([half], extras, 'CVRD')).toEqual([half, extra('CVRD')]);
  expect(toggleChoice([half, extra('CVRD')], extras, 'CVRD')).toEqual([half]);
});

it.each([
  [1, 1, 'Choose 1'],
  [2, 2, 'Choose 2'],
  [1, 2, 'Choose 1 to 2'],
  [0, 2, 'Up to 2'],
  [0, 9, 'Optional'],
  [3, 9, 'Choose 3'],
])('tells the guest how many to choose: %i to %i', (minChoices, maxChoices, hint) => {
  expect(hintOf({ ...extras, minChoices, maxChoices })).toBe(hint);
});
