import { expect, it } from 'vitest';
import { type DishTag, dishTagNames, dishTags, tagsProblem } from './dish-tags.ts';

it.each<[DishTag, boolean, string | undefined]>([
  ['egg', true, 'A dish with egg or fish is Non-Veg'],
  ['fish', true, 'A dish with egg or fish is Non-Veg'],
  ['jain', false, 'A Jain or vegan dish is Veg'],
  ['vegan', false, 'A Jain or vegan dish is Veg'],
  ['egg', false, undefined],
  ['jain', true, undefined],
  ['milk', true, undefined],
  ['milk', false, undefined],
])('checks a dish with tag %s that is veg: %s', (tag, isVegetarian, problem) => {
  expect(tagsProblem(['nuts', tag], isVegetarian)).toBe(problem);
});

it.each([true, false, null, undefined])(
  'refuses milk in a vegan dish (veg: %s)',
  (isVegetarian) => {
    expect(tagsProblem(['milk', 'nuts', 'vegan'], isVegetarian)).toBe(
      'A vegan dish contains no milk',
    );
  },
);

it('allows any diet if the Veg or Non-Veg mark is unknown', () => {
  expect(tagsProblem(['egg', 'jain'], undefined)).toBeUndefined();
});

it('has a name for each tag', () => {
  expect(Object.keys(dishTagNames)).toEqual([...dishTags]);
});
