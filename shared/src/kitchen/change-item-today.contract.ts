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
      /** What the screen showed, null for portions that are not counted; where it is another by now, nothing changes. */
      knownQuantity: z.nullish(portionsField),
    }),
    /** Sent with `knownQuantity`: a repeat of what was counted last gets its answer again. */
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(128))) }),
  },
  response: z.object({ menuItem: MenuItem }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND', 'PORTIONS_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
