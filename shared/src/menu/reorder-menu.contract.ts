import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuCategory, MenuItem } from './menu.contract.ts';
import { menuLimits } from './menu-limits.ts';

/**
 * Ids in their new order. The index of each id becomes its `sort_order`. A repeated id is refused. Concurrent additions
 * may exceed the limit; such a menu can still be reordered.
 * @param maxIds  the limit of the menu
 */
function orderedIds(maxIds: number) {
  return z.optional(
    z.array(MenuId).check(
      z.maxLength(2 * maxIds),
      z.refine((ids) => new Set(ids).size === ids.length, 'Name each id once'),
    ),
  );
}

/** Sets the order of categories, of dishes of one category, or of both. */
export const reorderMenu = defineContract({
  name: 'reorderMenu',
  summary: 'Sort categories and dishes',
  method: 'PUT',
  path: '/vendors/{vendorId}/menu-order',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      categoryIds: orderedIds(menuLimits.categories),
      itemIds: orderedIds(menuLimits.items),
    }),
  },
  response: z.object({ menuCategories: z.array(MenuCategory), menuItems: z.array(MenuItem) }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
