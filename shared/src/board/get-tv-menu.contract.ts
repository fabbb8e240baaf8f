import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuCategory, MenuItem } from '../menu/menu.contract.ts';
import { PublicVendor } from '../vendors/vendor.contract.ts';
import { VendorSettings } from '../vendors/vendor-settings.ts';

/** A dish on a TV. Unlike the storefront, a TV also shows sold-out dishes. Rule: board-9 */
export const TvDish = z.extend(
  z.pick(MenuItem, {
    id: true,
    categoryId: true,
    name: true,
    nameLocal: true,
    contents: true,
    price: true,
    sizes: true,
    image: true,
    isVegetarian: true,
    tags: true,
    mealTimes: true,
  }),
  {
    /** Absent for a dish on sale. */
    isSoldOut: z.optional(z.boolean()),
    /** Whether the dish has contents for today. Rule: menu-27 */
    isTodays: z.optional(z.boolean()),
  },
);
export type TvDish = z.infer<typeof TvDish>;

/** The dishes of a mess for a screen in its dining hall, in the order of the menu. Rule: board-9 */
export const TvMenu = z.object({
  vendor: z.extend(z.pick(PublicVendor, { subdomain: true, displayName: true, status: true }), {
    settings: z.pick(VendorSettings, {
      businessHours: true,
      holidays: true,
      today: true,
      pausedUntil: true,
      fullUntil: true,
      mealHours: true,
    }),
  }),
  menuCategories: z.array(z.pick(MenuCategory, { id: true, name: true })),
  menuItems: z.array(TvDish),
});
export type TvMenu = z.infer<typeof TvMenu>;

export const getTvMenu = defineContract({
  name: 'getTvMenu',
  summary: 'Read the menu for a TV',
  method: 'GET',
  path: '/board/menu',
  callers: ['board'],
  request: {},
  response: TvMenu,
  errors: ['VENDOR_NOT_FOUND'],
});
