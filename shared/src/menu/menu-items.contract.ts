import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuItem } from './menu.contract.ts';
import { itemFields } from './menu-fields.ts';

const ofVendor = z.object({ vendorId: VendorId });
const ofItem = z.object({ vendorId: VendorId, itemId: MenuId });
const one = z.object({ menuItem: MenuItem });

/** A vendor's dishes, by sort order, then name. */
export const listMenuItems = defineContract({
  name: 'listMenuItems',
  summary: 'List the dishes of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/menu-items',
  callers: everyone,
  request: { params: ofVendor },
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
  request: {
    params: ofVendor,
    body: z.object({
      ...itemFields,
      isAvailable: z._default(itemFields.isAvailable, true),
      isVegetarian: z._default(itemFields.isVegetarian, false),
      isSpicy: z._default(itemFields.isSpicy, false),
    }),
    /** A repeat with the same key gets the first answer. */
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(128))) }),
  },
  response: one,
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_CATEGORY_NOT_FOUND', 'MENU_FULL'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Changes the given fields; absent fields stay. `knownTags` and `knownOptionGroupIds` are the lists on the caller's
 * screen, null for none. If one differs by now, the call changes nothing.
 */
export const updateMenuItem = defineContract({
  name: 'updateMenuItem',
  summary: 'Change a dish',
  method: 'PUT',
  path: '/vendors/{vendorId}/menu-items/{itemId}',
  callers: ['vendor', 'admin'],
  request: {
    params: ofItem,
    body: z.extend(z.partial(z.object(itemFields)), {
      knownTags: itemFields.tags,
      knownOptionGroupIds: itemFields.optionGroupIds,
    }),
  },
  response: one,
  errors: [
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
  request: { params: ofItem },
  response: z.object({ success: z.literal(true) }),
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
