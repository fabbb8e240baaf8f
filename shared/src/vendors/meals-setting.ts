import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { ClockTime } from '../time/clock-time.ts';
import { weekdays } from '../time/ist.ts';

/** A meal of the mess, on one day: `from` and `to` are HH:MM in India. Rule: pre-orders-1 */
export const ServedMeal = z.object({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.enum(weekdays)),
});
export type ServedMeal = z.infer<typeof ServedMeal>;

export const maxMeals = 6;
export const maxMealNameLength = 20;

/** 4 characters of Crockford base32, unique among the meals of the mess. */
export const MealId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}$/, 'Not a meal id'));

const MealChange = z
  .object({
    id: MealId,
    name: textField(maxMealNameLength).check(z.minLength(1, 'Give the meal a name')),
    from: ClockTime,
    to: ClockTime,
    weekdays: z
      .array(z.enum(weekdays))
      .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
  })
  .check(z.refine(({ from, to }) => from < to, 'A meal ends after it starts, on the same day'));

/** The meals in a request of staff, in order of time. */
export const MealsChange = z.array(MealChange).check(
  z.minLength(1, 'Give at least one meal'),
  z.maxLength(maxMeals, `At most ${maxMeals} meals`),
  z.refine(haveDistinctIds, 'Each meal needs an id of its own'),
  z.refine((meals) => !doOverlap(meals), 'Meals of one day may not overlap'),
);

function haveDistinctIds(meals: readonly ServedMeal[]): boolean {
  return new Set(meals.map(({ id }) => id)).size === meals.length;
}

function doOverlap(meals: readonly ServedMeal[]): boolean {
  return meals.some((meal, index) =>
    meals
      .slice(index + 1)
      .some(
        (otherMeal) =>
          meal.from < otherMeal.to &&
          otherMeal.from < meal.to &&
          meal.weekdays.some((day) => otherMeal.weekdays.includes(day)),
      ),
  );
}
