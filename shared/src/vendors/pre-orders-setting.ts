import * as z from 'zod/mini';
import { ClockTime } from '../time/clock-time.ts';
import { MealId, maxMeals } from './meals-setting.ts';

/** The choices for the length of a pickup slot, in minutes. */
export const slotMinutes = [10, 15, 30] as const;
/** The bounds of the time before a slot at which its orders move to Cooking, in minutes. */
export const leadMinutes = { min: 5, usual: 20, max: 120 } as const;
/** Guests order for today, tomorrow and the day after. */
export const maxDaysAhead = 2;
export const maxSlotRoom = 500;
/** The maximum number of waiting orders of one person, per mess and date. */
export const maxWaitingPreOrders = 2;
export const slotUnits = ['orders', 'portions'] as const;

/** How guests order one meal ahead. Rule: pre-orders-1 */
export const PreOrderRule = z.object({
  mealId: z.string(),
  orderBy: z.object({ daysBefore: z.number(), time: z.string() }),
  /** Minutes from one slot to the next. */
  every: z.literal(slotMinutes),
  /** The maximum of a slot; absent if unlimited. */
  max: z.optional(z.object({ unit: z.enum(slotUnits), most: z.number() })),
  proof: z.enum(['phone', 'payment']),
  /** Minutes before the slot at which the kitchen begins. */
  lead: z.number(),
});
export type PreOrderRule = z.infer<typeof PreOrderRule>;

const wholeNumberField = (minimum: number, maximum: number, message: string) =>
  z.int({ error: message }).check(z.minimum(minimum, message), z.maximum(maximum, message));

/** The rules in a request of staff, one for each meal. */
export const PreOrdersChange = z
  .array(
    z.object({
      mealId: MealId,
      orderBy: z.object({
        daysBefore: wholeNumberField(0, maxDaysAhead, `Choose 0 to ${maxDaysAhead} days before`),
        time: ClockTime,
      }),
      every: z.literal(slotMinutes, { error: 'Choose 10, 15 or 30 minutes' }),
      max: z.optional(
        z.object({
          unit: z.enum(slotUnits),
          most: wholeNumberField(1, maxSlotRoom, `Enter 1 to ${maxSlotRoom}`),
        }),
      ),
      proof: z.enum(['phone', 'payment']),
      lead: z._default(
        wholeNumberField(
          leadMinutes.min,
          leadMinutes.max,
          `Enter ${leadMinutes.min} to ${leadMinutes.max} minutes`,
        ),
        leadMinutes.usual,
      ),
    }),
  )
  .check(
    z.minLength(1, 'Choose at least one meal'),
    z.maxLength(maxMeals, `At most ${maxMeals} meals`),
    z.refine(
      (rules) => new Set(rules.map(({ mealId }) => mealId)).size === rules.length,
      'Give one rule for each meal',
    ),
  );
