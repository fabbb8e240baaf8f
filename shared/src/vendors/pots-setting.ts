import * as z from 'zod/mini';
import { MenuId } from '../ids/ids.ts';

/** The risks that a mess can choose: a pot may run out at 1 of 5, 10, 20 or 50 meals. Rule: pots-3 */
export const runOutChoices = [5, 10, 20, 50] as const;
export const maxPots = 20;
export const maxVesselPortions = 500;

/** The dishes for which the kitchen records how many portions it made, and how many were left. Rule: pots-1 */
export const PotsSetting = z.object({
  /** The number N of the risk '1 of N meals'. */
  runOutOneIn: z.literal(runOutChoices),
  /** `portions`: the portions of one vessel. */
  dishes: z.array(z.object({ itemId: z.string(), portions: z.number() })),
});
export type PotsSetting = z.infer<typeof PotsSetting>;

const badPortions = `Enter 1 to ${maxVesselPortions} portions`;

/** The setting as staff send it. */
export const PotsChange = z.object({
  runOutOneIn: z.literal(runOutChoices, { error: 'Choose how often a pot may run out' }),
  dishes: z
    .array(
      z.object({
        itemId: MenuId,
        portions: z
          .int({ error: badPortions })
          .check(z.minimum(1, badPortions), z.maximum(maxVesselPortions, badPortions)),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one dish'),
      z.maxLength(maxPots, `At most ${maxPots} dishes`),
      z.refine(
        (dishes) => new Set(dishes.map(({ itemId }) => itemId)).size === dishes.length,
        'Choose each dish once',
      ),
    ),
});
