import * as z from 'zod/mini';
import { ChoiceId, MenuId } from '../ids/ids.ts';
import { dishTags } from './dish-tags.ts';

/** Rule: menu-2 */
export const mealTimes = ['breakfast', 'lunch', 'dinner', 'all'] as const;

/** From not spicy to very spicy. */
export const spiceLevels = [0, 1, 2, 3] as const;

/** A size of a dish, such as Half, with its own price in rupees. Rule: menu-32 */
export const DishSize = z.object({
  id: ChoiceId,
  name: z.string(),
  price: z.number(),
  /** False while the size is sold out today; absent otherwise. */
  isAvailable: z.optional(z.boolean()),
});
export type DishSize = z.infer<typeof DishSize>;

/** Price in rupees. `quantity` null means unlimited. Rule: menu-1, menu-12 */
export const MenuItem = z.object({
  id: MenuId,
  categoryId: MenuId,
  name: z.string(),
  /** The name in another script, such as Hindi. Rule: menu-17 */
  nameLocal: z.optional(z.string()),
  description: z.nullable(z.string()),
  /** The contents, separated by commas. Guests see today's contents if they were entered. Rule: menu-26 */
  contents: z.optional(z.string()),
  /** For staff only: whether staff enter the contents each day. */
  contentsChangeDaily: z.optional(z.boolean()),
  /** With sizes, the lowest of their prices. */
  price: z.number(),
  /** A guest chooses one size, whose id is a choice of the group with the dish's id. */
  sizes: z.optional(z.array(DishSize)),
  image: z.nullable(z.string()),
  /** Also false while the dish is sold out. */
  isAvailable: z.boolean(),
  /** Whether the dish is sold out until tomorrow. Guests read it if they can order ahead (pre-orders-7). */
  soldOutToday: z.optional(z.boolean()),
  isVegetarian: z.boolean(),
  isSpicy: z.boolean(),
  /** Absent if not stated. Rule: menu-16 */
  spiceLevel: z.optional(z.literal(spiceLevels)),
  /** Ingredients and diets; absent if not stated. Rule: menu-15 */
  tags: z.optional(z.array(z.enum(dishTags))),
  mealTimes: z.array(z.enum(mealTimes)),
  /**
   * For guests only: why the dish can't be ordered at this time, such as `Served at lunch, from 12 pm`.
   * Rule: hours-14
   */
  servedNote: z.optional(z.string()),
  /** The meal of that note, and its opening minute as `12 pm`. */
  nextMeal: z.optional(
    z.object({ meal: z.enum(['breakfast', 'lunch', 'dinner']), from: z.string() }),
  ),
  /** Whether guests can order the dish only ahead. Rule: pre-orders-1 */
  preOrderOnly: z.optional(z.boolean()),
  quantity: z.nullable(z.number()),
  nutritionalInfo: z.nullable(z.string()),
  /** The option groups, in order; absent for a dish without groups. Deleted groups are ignored. */
  optionGroupIds: z.optional(z.array(MenuId)),
  sortOrder: z.number(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const MenuCategory = z.object({
  id: MenuId,
  name: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(z.string()),
  sortOrder: z.number(),
});
export type MenuCategory = z.infer<typeof MenuCategory>;
