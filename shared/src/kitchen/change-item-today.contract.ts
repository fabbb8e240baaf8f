import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuItem } from '../menu/menu.contract.ts';
import { portionsField } from '../menu/menu-fields.ts';

/**
 * What a kitchen says of a dish while it cooks: sold out until tomorrow, or how many portions are left.
 * Rule: menu-12
 */
export const changeItemToday = defineContract({
  name: 'changeItemToday',
  summary: 'Mark a dish as sold out today, or count its portions',
  method: 'PUT',
  path: '/vendors/{vendorId}/menu-items/{itemId}/today',
  callers: ['vendor', 'device'],
  request: {
    params: z.object({ vendorId: VendorId, itemId: MenuId }),
    body: z.object({
      soldOutToday: z.optional(z.boolean()),
      /** Null: no longer counted. */
      quantity: z.nullish(portionsField),
    }),
  },
  response: z.object({ menuItem: MenuItem }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
