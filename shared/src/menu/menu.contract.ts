import * as z from 'zod/mini';
import { MenuId } from '../ids/ids.ts';
import { dishTags } from './dish-tags.ts';

/** Rule: menu-2 */
export const mealTimes = ['breakfast', 'lunch', 'dinner', 'all'] as const;

/** From not spicy to as hot as it gets. */
export const spiceLevels = [0, 1, 2, 3] as const;

/** Price in rupees. `quantity` null means unlimited. Rule: menu-1, menu-12 */
export const MenuItem = z.object({
  id: MenuId,
  categoryId: MenuId,
  name: z.string(),
  /** In another script, such as Hindi; absent: it has none. Rule: menu-17 */
  nameLocal: z.optional(z.string()),
  description: z.nullable(z.string()),
  /** What comes with it, by commas; guests read what is in it today, where that was written. Rule: menu-26 */
  contents: z.optional(z.string()),
  /** For staff only: what is in it is written each day. */
  contentsChangeDaily: z.optional(z.boolean()),
  price: z.number(),
  image: z.nullable(z.string()),
  /** False also while it is sold out. */
  isAvailable: z.boolean(),
  /** For staff only: it comes back by itself tomorrow. */
  soldOutToday: z.optional(z.boolean()),
  isVegetarian: z.boolean(),
  isSpicy: z.boolean(),
  /** Absent: the kitchen has not said how spicy it is. Rule: menu-16 */
  spiceLevel: z.optional(z.literal(spiceLevels)),
  /** What is in it; absent: the kitchen has not said. Rule: menu-15 */
  tags: z.optional(z.array(z.enum(dishTags))),
  mealTimes: z.array(z.enum(mealTimes)),
  quantity: z.nullable(z.number()),
  nutritionalInfo: z.nullable(z.string()),
  /** What is chosen for it, in this order; absent: nothing. A group that was deleted counts no more. */
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
