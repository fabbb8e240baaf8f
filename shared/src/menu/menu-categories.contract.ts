import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuCategory } from './menu.contract.ts';
import { categoryFields } from './menu-fields.ts';

const ofVendor = z.object({ vendorId: VendorId });
const ofCategory = z.object({ vendorId: VendorId, categoryId: MenuId });
const one = z.object({ menuCategory: MenuCategory });

/** A vendor's categories, by sort order, then name. */
export const listMenuCategories = defineContract({
  name: 'listMenuCategories',
  summary: 'List the menu categories of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/menu-categories',
  callers: everyone,
  request: { params: ofVendor },
  response: z.object({ menuCategories: z.array(MenuCategory) }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

export const createMenuCategory = defineContract({
  name: 'createMenuCategory',
  summary: 'Add a menu category',
  method: 'POST',
  path: '/vendors/{vendorId}/menu-categories',
  callers: ['vendor', 'admin'],
  request: {
    params: ofVendor,
    body: z.object(categoryFields),
    /** A repeat with the same key gets the first answer. */
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(128))) }),
  },
  response: one,
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_FULL'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Changes the given fields; absent fields stay. */
export const updateMenuCategory = defineContract({
  name: 'updateMenuCategory',
  summary: 'Change a menu category',
  method: 'PATCH',
  path: '/vendors/{vendorId}/menu-categories/{categoryId}',
  callers: ['vendor', 'admin'],
  request: { params: ofCategory, body: z.partial(z.object(categoryFields)) },
  response: one,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_CATEGORY_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Refuses a category that still has dishes, unless `moveTo` names the category for them. Nobody loses forty dishes by
 * one tap.
 */
export const deleteMenuCategory = defineContract({
  name: 'deleteMenuCategory',
  summary: 'Delete a menu category, or move its dishes and delete it',
  method: 'DELETE',
  path: '/vendors/{vendorId}/menu-categories/{categoryId}',
  callers: ['vendor', 'admin'],
  request: { params: ofCategory, query: z.object({ moveTo: z.optional(MenuId) }) },
  response: z.object({ success: z.literal(true) }),
  errors: [
    'VENDOR_NOT_FOUND',
    'VENDOR_ACCESS_DENIED',
    'MENU_CATEGORY_NOT_FOUND',
    'MENU_CATEGORY_NOT_EMPTY',
    'MENU_CHANGED',
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});
