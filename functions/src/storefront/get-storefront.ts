import { accentPalette } from '@thali/shared/brand/accent-palette';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import type { Actor } from '../http/actor.ts';
import { toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { cached } from '../vendors/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { readVendorIdBySubdomain } from '../vendors/vendors.table.ts';
import { readStorefront, type StorefrontRows } from './storefront.table.ts';

const oneMinuteMs = 60_000;
const vendorIdOf = cached(readVendorIdBySubdomain, oneMinuteMs);

/** Everything that a first visit needs, in one answer. */
export async function getStorefront(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await vendorIdOf(params.subdomain);
  const rows = vendorId && (await readStorefront(vendorId));
  if (!rows) throw new AppError('VENDOR_NOT_FOUND', 'Restaurant not found');
  return {
    vendor: toPublicVendor(rows.vendor),
    menuCategories: rows.categories.map(toMenuCategory).sort(inMenuOrder),
    menuItems: rows.items.map(toMenuItem).sort(inMenuOrder),
    menuVersion: menuVersionOf(rows),
    accentPalette: rows.vendor.accentColor ? accentPalette(rows.vendor.accentColor) : null,
  };
}

function inMenuOrder(
  a: { sortOrder: number; name: string },
  b: { sortOrder: number; name: string },
): number {
  return a.sortOrder - b.sortOrder || a.name.localeCompare(b.name, 'en-IN');
}

/** When anything of the storefront was last changed, as milliseconds. */
function menuVersionOf({ vendor, categories, items }: StorefrontRows): string {
  const times = [vendor, ...categories, ...items].map((row) => Date.parse(row.updatedAt));
  return String(Math.max(...times));
}
