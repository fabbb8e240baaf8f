import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuItem } from '../menu/menu.contract.ts';
import { portionsField } from '../menu/menu-fields.ts';

/** Marks a dish as sold out until tomorrow, or sets its portions. Rule: menu-12 */
export const changeItemToday = defineContract({
  name: 'changeItemToday',
  summary: 'Mark a dish as sold out today, or count its portions',
  method: 'PUT',
  path: '/vendors/{vendorId}/menu-items/{itemId}/today',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ vendorId: VendorId, itemId: MenuId }),
    body: z.object({
      soldOutToday: z.optional(z.boolean()),
      /** If null, portions are no longer counted. */
      quantity: z.nullish(portionsField),
      /**
       * The portions on the caller's screen, null if portions are not counted. If the stored portions differ, the call
       * changes nothing.
       */
      knownQuantity: z.nullish(portionsField),
    }),
    /** Sent with `knownQuantity`. A repeat with the same key gets the first answer. */
    headers: idempotencyHeaders,
  },
  response: z.object({ menuItem: MenuItem }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND', 'PORTIONS_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
