import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { MenuCategory } from './menu.contract.ts';
import { categoryFields } from './menu-fields.ts';

const vendorParams = z.object({ vendorId: VendorId });
const categoryParams = z.object({ vendorId: VendorId, categoryId: MenuId });
const CategoryAnswer = z.object({ menuCategory: MenuCategory });

/** A vendor's categories, by sort order, then name. */
export const listMenuCategories = defineContract({
  name: 'listMenuCategories',
  summary: 'List the menu categories of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/menu-categories',
  callers: everyone,
  request: { params: vendorParams },
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
  needs: 'manage',
  request: {
    params: vendorParams,
    body: z.object(categoryFields),
    headers: idempotencyHeaders,
  },
  response: CategoryAnswer,
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_FULL', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Absent fields do not change. */
export const updateMenuCategory = defineContract({
  name: 'updateMenuCategory',
  summary: 'Change a menu category',
  method: 'PATCH',
  path: '/vendors/{vendorId}/menu-categories/{categoryId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: { params: categoryParams, body: z.partial(z.object(categoryFields)) },
  response: CategoryAnswer,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_CATEGORY_NOT_FOUND', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Refuses to delete a category with dishes, unless `moveTo` names another category for the dishes. So one tap cannot
 * delete forty dishes.
 */
export const deleteMenuCategory = defineContract({
  name: 'deleteMenuCategory',
  summary: 'Delete a menu category, or move its dishes and delete it',
  method: 'DELETE',
  path: '/vendors/{vendorId}/menu-categories/{categoryId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: { params: categoryParams, query: z.object({ moveTo: z.optional(MenuId) }) },
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
