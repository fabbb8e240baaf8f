import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import type { Actor } from '../http/actor.ts';
import { inMenuOrder } from '../menu/menu-order.ts';
import { toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { cached } from '../vendors/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendorIdBySubdomain } from '../vendors/vendors.table.ts';
import { menuVersionOf } from './menu-version.ts';
import { popularToday } from './popular-today.ts';

const oneMinuteMs = 60_000;
const vendorIdOf = cached(readVendorIdBySubdomain, oneMinuteMs);

/**
 * Everything that a first visit needs, in one answer. A client that asks for a version has seen a change
 * just now, and gets what is behind it.
 */
export async function getStorefront(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await vendorIdOf(params.subdomain);
  const ConsistentRead = query.v !== undefined;
  if (!vendorId) throw vendorNotFound();
  const [rows, popularItemIds = []] = await Promise.all([
    readStorefront(vendorId, { ConsistentRead }),
    popularToday(vendorId),
  ]);
  if (!rows) throw vendorNotFound();
  return {
    vendor: toPublicVendor(rows.vendor),
    menuCategories: rows.categories.map(toMenuCategory).sort(inMenuOrder),
    menuItems: rows.items.map(toMenuItem).sort(inMenuOrder),
    menuVersion: menuVersionOf(rows),
    popularItemIds,
    accentPalette: rows.vendor.accentColor ? accentPalette(rows.vendor.accentColor) : null,
  };
}
