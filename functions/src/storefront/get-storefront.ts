import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { istMoment } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { inMenuOrder } from '../menu/menu-order.ts';
import { dayContentsOf, toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { toOptionGroup } from '../menu/option-group-rows.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendorIdBySubdomain } from '../vendors/vendors.table.ts';
import { menuVersionOf } from './menu-version.ts';
import { popularToday } from './popular-today.ts';
import { withTodaysSection } from './todays-section.ts';
import { withChoices } from './with-choices.ts';

const oneMinuteMs = 60_000;
const vendorIdOf = cached(readVendorIdBySubdomain, oneMinuteMs);

/**
 * Everything that a first visit needs, in one answer. A client that asks for a version has heard of a change
 * just now: it gets the newest menu, in one read like everybody, so that a made-up version can cost no second one.
 * Rule: live-9
 */
export async function getStorefront(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await vendorIdOf(params.subdomain);
  if (!vendorId) throw vendorNotFound();
  const [rows, popularItemIds = []] = await Promise.all([
    readStorefront(vendorId, { ConsistentRead: query.v !== undefined }),
    popularToday(vendorId),
  ]);
  if (!rows) throw vendorNotFound();
  const now = new Date();
  const { date } = istMoment(now);
  const optionGroups = rows.optionGroups.map((group) => toOptionGroup(group, now));
  const menu = withTodaysSection(
    {
      menuCategories: rows.categories.map(toMenuCategory).sort(inMenuOrder),
      menuItems: rows.items
        .map((row) => withChoices(toMenuItem(row), optionGroups))
        .sort(inMenuOrder),
    },
    rows.items.filter((row) => dayContentsOf(row, date)).map(({ id }) => id),
  );
  return {
    vendor: toPublicVendor(rows.vendor),
    ...menu,
    ...(optionGroups.length > 0 && { optionGroups }),
    menuVersion: menuVersionOf(rows),
    popularItemIds,
    accentPalette: rows.vendor.accentColor ? accentPalette(rows.vendor.accentColor) : null,
  };
}
