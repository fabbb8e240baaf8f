import * as z from 'zod/mini';
import { AccentPalette } from '../brand/accent-shades.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { MenuId } from '../ids/ids.ts';
import { MenuCategory, MenuItem } from '../menu/menu.contract.ts';
import { OptionGroup } from '../menu/option-groups.contract.ts';
import { Subdomain } from '../vendors/subdomain.ts';
import { PublicVendor } from '../vendors/vendor.contract.ts';
import { ReadyTimes } from '../wait/ready-times.contract.ts';

/** The data for a first visit. Rule: tenancy-12 */
export const Storefront = z.object({
  vendor: PublicVendor,
  menuCategories: z.array(MenuCategory),
  menuItems: z.array(MenuItem),
  /** The option groups of dishes; absent for a menu without option groups. */
  optionGroups: z.optional(z.array(OptionGroup)),
  menuVersion: z.string(),
  /** Today's best-selling dishes, at most three. */
  popularItemIds: z.array(MenuId),
  /** When an order would be ready now; absent unless such ranges were right for most orders. Rule: wait-1 */
  readyTimes: z.optional(ReadyTimes),
  /** Derived from the vendor's accent colour. Null for Thali's own palette. */
  accentPalette: z.nullable(AccentPalette),
});
export type Storefront = z.infer<typeof Storefront>;

export const getStorefront = defineContract({
  name: 'getStorefront',
  summary: 'Read a vendor with its hours and its whole menu',
  method: 'GET',
  path: '/storefront/{subdomain}',
  callers: everyone,
  request: {
    params: z.object({ subdomain: Subdomain }),
    query: z.object({ v: z.optional(z.string().check(z.maxLength(32))) }),
  },
  response: Storefront,
  errors: ['VENDOR_NOT_FOUND'],
  cacheControl: 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
  ignoresToken: true,
});
