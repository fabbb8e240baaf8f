import * as z from 'zod/mini';
import { ClockTime } from '../time/clock-time.ts';
import { MealId, maxMeals } from './meals-setting.ts';

/** How members skip one meal. Rule: passes-4 */
export const PassMealRule = z.object({
  mealId: z.string(),
  /** The last time to skip the meal or to take the skip back. */
  skipUntil: z.object({ daysBefore: z.number(), time: z.string() }),
  /** The minimum number of served days in a row that a member skips. */
  minSkipDays: z.number(),
  /** The maximum number of skips of this meal in a month. With 0, members cannot skip the meal. */
  maxSkips: z.number(),
});
export type PassMealRule = z.infer<typeof PassMealRule>;

/** The meals that members eat with a pass. Rule: passes-1 */
export const PassesSetting = z.object({
  meals: z.array(PassMealRule),
  /** The number of meals that a member may take after the balance reaches zero. Rule: passes-9 */
  grace: z.number(),
  /** Whether printed cards with a code work too. Rule: passes-6 */
  cards: z.optional(z.boolean()),
});
export type PassesSetting = z.infer<typeof PassesSetting>;

export const passLimits = { daysBefore: 3, minSkipDays: 7, maxSkips: 31, grace: 5 } as const;

const wholeNumberField = (minimum: number, maximum: number, message: string) =>
  z.int({ error: message }).check(z.minimum(minimum, message), z.maximum(maximum, message));

const { daysBefore, minSkipDays, maxSkips, grace } = passLimits;

/** The setting in a request of staff. */
export const PassesChange = z.object({
  meals: z
    .array(
      z.object({
        mealId: MealId,
        skipUntil: z.object({
          daysBefore: wholeNumberField(0, daysBefore, `Choose 0 to ${daysBefore} days before`),
          time: ClockTime,
        }),
        minSkipDays: wholeNumberField(1, minSkipDays, `Enter 1 to ${minSkipDays} days`),
        maxSkips: wholeNumberField(0, maxSkips, `Enter 0 to ${maxSkips} skips`),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one meal'),
      z.maxLength(maxMeals, `At most ${maxMeals} meals`),
      z.refine(
        (rules) => new Set(rules.map(({ mealId }) => mealId)).size === rules.length,
        'Give one rule for each meal',
      ),
    ),
  grace: z._default(wholeNumberField(0, grace, `Enter 0 to ${grace} meals`), 0),
  cards: z.optional(z.boolean()),
});
