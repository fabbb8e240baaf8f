import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import type { Actor } from '../http/actor.ts';
import { inMenuOrder } from '../menu/menu-order.ts';
import { toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendorIdBySubdomain } from '../vendors/vendors.table.ts';
import { mayBeNewer, menuVersionOf } from './menu-version.ts';
import { popularToday } from './popular-today.ts';

const oneMinuteMs = 60_000;
const vendorIdOf = cached(readVendorIdBySubdomain, oneMinuteMs);

/**
 * Everything that a first visit needs, in one answer. A client that asks for a version has seen a change
 * just now, and gets what is behind it. Rule: live-9
 */
export async function getStorefront(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await vendorIdOf(params.subdomain);
  if (!vendorId) throw vendorNotFound();
  const [rows, popularItemIds = []] = await Promise.all([
    readAtLeast(query.v, vendorId),
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

/** Reads again, and consistently, only where the version asked for may be one that this read has missed. */
async function readAtLeast(
  version: string | undefined,
  vendorId: string,
): Promise<StorefrontRows | undefined> {
  const rows = await readStorefront(vendorId);
  if (!rows || version === undefined || !mayBeNewer(version, menuVersionOf(rows))) return rows;
  return readStorefront(vendorId, { ConsistentRead: true });
}
