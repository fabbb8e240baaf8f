import { breakfastDishes } from './dishes-breakfast.ts';
import { chaatDishes } from './dishes-chaat.ts';
import { curryDishes } from './dishes-curries.ts';
import { drinkDishes } from './dishes-drinks.ts';
import { friedDishes } from './dishes-fried.ts';
import { riceDishes } from './dishes-rice.ts';
import { southDishes } from './dishes-south.ts';
import { sweetDishes } from './dishes-sweets.ts';
import { thaliDishes } from './dishes-thalis.ts';
import type { Dish } from './sketch.ts';

/** File name (without .svg) to picture. */
export const dishes: Record<string, Dish> = {
  ...thaliDishes,
  ...riceDishes,
  ...breakfastDishes,
  ...curryDishes,
  ...chaatDishes,
  ...friedDishes,
  ...drinkDishes,
  ...sweetDishes,
  ...southDishes,
};
