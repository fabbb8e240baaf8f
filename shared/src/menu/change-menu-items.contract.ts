import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuItem } from './menu.contract.ts';
import { itemFields } from './menu-fields.ts';
import { menuLimits } from './menu-limits.ts';

const Change = z
  .object({
    itemId: MenuId,
    isAvailable: z.optional(itemFields.isAvailable),
    price: z.optional(itemFields.price),
    /** The price on the caller's screen. */
    knownPrice: z.optional(itemFields.price),
    sizes: itemFields.sizes,
    /** The sizes on the caller's screen; null for none. */
    knownSizes: itemFields.sizes,
  })
  .check(
    z.refine(({ sizes, knownSizes }) => (sizes === undefined) === (knownSizes === undefined), {
      error: 'Send sizes and known sizes together',
      path: ['knownSizes'],
    }),
    z.refine(({ price, knownPrice }) => (price === undefined) === (knownPrice === undefined), {
      error: 'Send price and known price together',
      path: ['knownPrice'],
    }),
  );

/**
 * Changes prices, sizes and availability of many dishes, each independently. A deleted dish, or a dish whose price or
 * sizes differ from `knownPrice` or `knownSizes`, does not change and appears in `refusedIds`.
 * Rule: menu-19
 */
export const changeMenuItems = defineContract({
  name: 'changeMenuItems',
  summary: 'Change prices, sizes or availability of many dishes',
  method: 'PATCH',
  path: '/vendors/{vendorId}/menu-items',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      changes: z.array(Change).check(
        z.minLength(1, 'Please choose a dish'),
        // Concurrent additions may exceed the limit; such a menu can still be changed.
        z.maxLength(2 * menuLimits.items),
        z.refine(
          (changes) => new Set(changes.map(({ itemId }) => itemId)).size === changes.length,
          {
            error: 'Name each dish once',
          },
        ),
      ),
    }),
  },
  /** `menuItems`: the other dishes of the request, in their new state. If all were deleted, the call fails. */
  response: z.object({ menuItems: z.array(MenuItem), refusedIds: z.array(MenuId) }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});
