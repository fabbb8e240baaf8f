import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { MenuCategory, MenuItem } from '../menu/menu.contract.ts';
import { Choice, OptionGroup } from '../menu/option-groups.contract.ts';
import { Order } from '../orders/order.contract.ts';
import { PublicVendor } from '../vendors/vendor.contract.ts';
import { KitchenSettings } from '../vendors/vendor-settings.ts';

/** A dish on the kitchen's screen: its names and whether it is available. */
export const KitchenItem = z.extend(
  z.pick(MenuItem, {
    id: true,
    categoryId: true,
    name: true,
    nameLocal: true,
    isVegetarian: true,
    isAvailable: true,
    quantity: true,
  }),
  { soldOutToday: z.boolean() },
);
export type KitchenItem = z.infer<typeof KitchenItem>;

/** An option group on the kitchen's screen. */
export const KitchenGroup = z.extend(z.pick(OptionGroup, { id: true, name: true }), {
  choices: z.array(
    z.extend(z.pick(Choice, { id: true, name: true, isAvailable: true }), {
      soldOutToday: z.boolean(),
    }),
  ),
});
export type KitchenGroup = z.infer<typeof KitchenGroup>;

/** Returns everything on the kitchen's screen. Rule: kitchen-20 */
export const getKitchen = defineContract({
  name: 'getKitchen',
  summary: 'Read the orders and menu of the kitchen screen',
  method: 'GET',
  path: '/kitchen',
  callers: staffCallers,
  request: {},
  response: z.object({
    vendor: z.extend(
      z.pick(PublicVendor, {
        id: true,
        subdomain: true,
        displayName: true,
        accentColor: true,
        phone: true,
      }),
      { settings: KitchenSettings },
    ),
    /** All ongoing orders, oldest first. */
    orders: z.array(Order),
    items: z.array(KitchenItem),
    categories: z.array(MenuCategory),
    /** The groups that dishes use, by name; absent if there are none. */
    optionGroups: z.optional(z.array(KitchenGroup)),
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
});
