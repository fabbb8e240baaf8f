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
])('a dish tagged %s that is veg: %s', (tag, isVegetarian, problem) => {
  expect(tagsProblem(['nuts', tag], isVegetarian)).toBe(problem);
});

it.each([true, false, null, undefined])('no vegan dish has milk (veg: %s)', (isVegetarian) => {
  expect(tagsProblem(['milk', 'nuts', 'vegan'], isVegetarian)).toBe(
    'A vegan dish contains no milk',
  );
});

it('checks the tags alone if the mark is unknown', () => {
  expect(tagsProblem(['egg', 'jain'], undefined)).toBeUndefined();
});

it('names each tag', () => {
  expect(Object.keys(dishTagNames)).toEqual([...dishTags]);
});
