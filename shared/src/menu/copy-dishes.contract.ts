import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { menuLimits } from './menu-limits.ts';

/**
 * Copies dishes with their categories and option groups to another mess of the sign-in. The copies are not linked. A
 * category or an option group with the same name is used again.
 * Rule: outlets-7
 */
export const copyDishes = defineContract({
  name: 'copyDishes',
  summary: 'Copy dishes to another mess of the sign-in',
  method: 'POST',
  path: '/vendors/{vendorId}/menu-copies',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      /** The mess that gets the dishes. */
      to: VendorId,
      itemIds: z
        .array(MenuId)
        .check(z.minLength(1, 'Please choose a dish'), z.maxLength(2 * menuLimits.items)),
      /** Without prices a copy costs nothing, and is switched off. By default with prices. */
      withPrices: z.optional(z.boolean()),
      /** Whether to copy a dish whose name the other menu has. By default it is left out. */
      withExisting: z.optional(z.boolean()),
    }),
    headers: idempotencyHeaders,
  },
  /** `leftOut`: the names that the other menu already has. */
  response: z.object({ copied: z.number(), leftOut: z.array(z.string()) }),
  status: 201,
  errors: [
    ...(['VENDOR_NOT_FOUND', 'MENU_ITEM_NOT_FOUND', 'MENU_FULL', 'MENU_TOO_LARGE'] as const),
    'SERVICE_BUSY',
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});
