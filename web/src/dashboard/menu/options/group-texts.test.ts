import { expect, it } from 'vitest';
import { choiceRuleText, deletionText, dishNames } from './group-texts.ts';

it.each([
  [0, 1, 'Guests may choose 1 or none'],
  [0, 3, 'Guests may choose up to 3'],
  [1, 1, 'Guests must choose 1'],
  [2, 2, 'Guests must choose 2'],
  [1, 3, 'Guests must choose 1 to 3'],
])('the rule of at least %i and at most %i choices: %s', (minChoices, maxChoices, text) => {
  expect(choiceRuleText({ minChoices, maxChoices })).toBe(text);
});

it.each([
  [['Dal'], 'Dal'],
  [['Dal', 'Rice'], 'Dal and Rice'],
  [['Dal', 'Rice', 'Poha', 'Chai'], 'Dal, Rice and 2 more'],
])('the names %j in short: %s', (names, text) => {
  expect(dishNames(names)).toBe(text);
});

it('explains what deleting a group means for the dishes', () => {
  expect(deletionText([])).toMatch(/^No dish has these options\. Orders/);
  expect(deletionText(['Dal'])).toMatch(/^Dal has these options and will be sold without them/);
  expect(deletionText(['Dal', 'Rice'])).toMatch(/^Dal and Rice have these options/);
});
