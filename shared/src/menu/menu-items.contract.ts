import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuItem } from './menu.contract.ts';
import { itemFields } from './menu-fields.ts';

const vendorParams = z.object({ vendorId: VendorId });
const itemParams = z.object({ vendorId: VendorId, itemId: MenuId });
const ItemAnswer = z.object({ menuItem: MenuItem });

/** A vendor's dishes, by sort order, then name. */
export const listMenuItems = defineContract({
  name: 'listMenuItems',
  summary: 'List the dishes of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/menu-items',
  callers: everyone,
  request: { params: vendorParams },
  response: z.object({ menuItems: z.array(MenuItem) }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

export const createMenuItem = defineContract({
  name: 'createMenuItem',
  summary: 'Add a dish',
  method: 'POST',
  path: '/vendors/{vendorId}/menu-items',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: vendorParams,
    body: z.object({
      ...itemFields,
      isAvailable: z._default(itemFields.isAvailable, true),
      isVegetarian: z._default(itemFields.isVegetarian, false),
      isSpicy: z._default(itemFields.isSpicy, false),
    }),
    headers: idempotencyHeaders,
  },
  response: ItemAnswer,
  status: 201,
  errors: [
    'VENDOR_NOT_FOUND',
    'VENDOR_ACCESS_DENIED',
    'MENU_CATEGORY_NOT_FOUND',
    'MENU_FULL',
    'MENU_TOO_LARGE',
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Absent fields do not change. `knownTags`, `knownSizes` and `knownOptionGroupIds` are the lists on the caller's screen,
 * null for an empty list. If a stored list differs, the call changes nothing.
 */
export const updateMenuItem = defineContract({
  name: 'updateMenuItem',
  summary: 'Change a dish',
  method: 'PUT',
  path: '/vendors/{vendorId}/menu-items/{itemId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: itemParams,
    body: z.extend(z.partial(z.object(itemFields)), {
      knownTags: itemFields.tags,
      knownSizes: itemFields.sizes,
      knownOptionGroupIds: itemFields.optionGroupIds,
    }),
  },
  response: ItemAnswer,
  errors: [
    'MENU_TOO_LARGE',
    'VENDOR_ACCESS_DENIED',
    'MENU_ITEM_NOT_FOUND',
    'MENU_CATEGORY_NOT_FOUND',
    'MENU_CHANGED',
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});

export const deleteMenuItem = defineContract({
  name: 'deleteMenuItem',
  summary: 'Delete a dish',
  method: 'DELETE',
  path: '/vendors/{vendorId}/menu-items/{itemId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: { params: itemParams },
  response: z.object({ success: z.literal(true) }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
