import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuCategory, MenuItem } from '../menu/menu.contract.ts';
import { Choice, OptionGroup } from '../menu/option-groups.contract.ts';
import { Order } from '../orders/order.contract.ts';
import { PublicVendor } from '../vendors/vendor.contract.ts';
import { KitchenSettings } from '../vendors/vendor-settings.ts';

/** A dish as the kitchen sees it: what it is called, and whether there is any. */
export const KitchenItem = z.extend(
  z.pick(MenuItem, {
    id: true,
    categoryId: true,
    name: true,
    isVegetarian: true,
    isAvailable: true,
    quantity: true,
  }),
  { soldOutToday: z.boolean() },
);
export type KitchenItem = z.infer<typeof KitchenItem>;

/** What is chosen for dishes, as the kitchen sees it. */
export const KitchenGroup = z.extend(z.pick(OptionGroup, { id: true, name: true }), {
  choices: z.array(
    z.extend(z.pick(Choice, { id: true, name: true, isAvailable: true }), {
      soldOutToday: z.boolean(),
    }),
  ),
});
export type KitchenGroup = z.infer<typeof KitchenGroup>;

/** Everything that the kitchen's screen shows, in one answer. Rule: kitchen-20 */
export const getKitchen = defineContract({
  name: 'getKitchen',
  summary: 'Read what the kitchen has to do',
  method: 'GET',
  path: '/kitchen',
  callers: ['vendor', 'device'],
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
    /** All that are ongoing, oldest first. */
    orders: z.array(Order),
    items: z.array(KitchenItem),
    categories: z.array(MenuCategory),
    /** Those that dishes have, by name; absent: none. */
    optionGroups: z.optional(z.array(KitchenGroup)),
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
});
