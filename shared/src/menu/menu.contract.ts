import * as z from 'zod/mini';
import { MenuId } from '../ids/ids.ts';

/** Rule: menu-2 */
export const mealTimes = ['breakfast', 'lunch', 'dinner', 'all'] as const;

/** Price in rupees. `quantity` null means unlimited. Rule: menu-1, menu-12 */
export const MenuItem = z.object({
  id: MenuId,
  categoryId: MenuId,
  name: z.string(),
  description: z.nullable(z.string()),
  price: z.number(),
  image: z.nullable(z.string()),
  /** False also while it is sold out. */
  isAvailable: z.boolean(),
  /** For staff only: it comes back by itself tomorrow. */
  soldOutToday: z.optional(z.boolean()),
  isVegetarian: z.boolean(),
  isSpicy: z.boolean(),
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
