import { expect, it } from 'vitest';
import { dietOf, soundsNonVeg } from './diet-signs.ts';

it.each([
  ['Egg Curry', '', undefined, false],
  ['Chicken 65', 'Starters', undefined, false],
  ['Chicken Biryani', 'VEG & NON-VEG BIRYANI', undefined, false],
  ['Paneer Biryani', 'VEG & NON-VEG BIRYANI', undefined, null],
  ['Biryani', 'Veg / Non Veg', undefined, null],
  ['Kebab', 'NON-VEG STARTERS', undefined, false],
  ['Veg Kebab', 'NON-VEG STARTERS', undefined, null],
  ['Egg Curry', 'PURE VEG', undefined, null],
  ['Chicken Soup', '', true, null],
  ['Dal', '', true, true],
  ['Dal', 'NON-VEG', true, null],
  ['Veg Biryani', '', false, null],
  ['Rice', 'PURE VEG', false, null],
  ['Rice', '', false, false],
  ['Non-Veg Thali', '', undefined, false],
  ['Veg / Non-Veg Thali', '', undefined, null],
  ['Surmai Fry', '', undefined, null],
  ['Eggless Cake', '', undefined, null],
  ['Veg Fish Fry', '', undefined, null],
  ['Masala Dosa', '', undefined, null],
])(
  'reads the diet of %s below heading %s with mark %s: %s',
  (name, category, mark, isVegetarian) => {
    expect(dietOf(name, category, mark)).toBe(isVegetarian);
  },
);

it.each([
  ...['Kozhi Varuval', 'Nandu Fry', 'Meen Kuzhambu', 'Surmai Fry', 'Kheema Pav', 'Mutta Roast'],
  ...['Murgh Musallam', 'Gosht Korma', 'Jhinga Masala', 'Machli Fry', 'Anda Bhurji', 'Bheja Fry'],
  ...['Paya Soup', 'Rohu Kalia', 'Bangda Fry', 'Chemmeen Curry', 'Eral Thokku', 'Kaadai Roast'],
  ...['अंडा करी', 'चिकन थाळी', 'முட்டை தோசை', 'கோழி வறுவல்', 'చికెన్', 'ಮೊಟ್ಟೆ', 'മീൻ കറി', 'মাছ ভাজা'],
])('%s may be meat, fish or egg', (name) => {
  expect(soundsNonVeg(name)).toBe(true);
});

it.each([
  'Kadai Paneer',
  'Matar Paneer',
  'Eggless Cake',
  'Soya Keema',
  'Dimsum',
  'Mutter Pulao',
  'Mysore Pak',
])('%s is not a name of meat, fish or egg', (name) => {
  expect(soundsNonVeg(name)).toBe(false);
});
