import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { dayContentsOf, toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { toOptionGroup } from '../menu/option-group-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { readVendorIdBySubdomain, vendorNotFound } from '../vendors/vendors.table.ts';
import { menuVersionOf } from './menu-version.ts';
import { popularToday } from './popular-today.ts';
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
  const { date } = toIst(now);
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

/** No category that a mess made has this id, nor a place before the first. */
const section: MenuCategory = {
  id: '000000000000',
  name: 'Today’s thali',
  description: null,
  image: null,
  sortOrder: -1,
};

interface Menu {
  menuCategories: MenuCategory[];
  menuItems: MenuItem[];
}

/**
 * The dishes of which the kitchen has written what is in them today, in a category of their own before all others.
 * One that is sold out stays in its own, where guests see no more of it than of any other. Rule: storefront-27
 */
function withTodaysSection(menu: Menu, writtenIds: readonly string[]): Menu {
  const isTodays = ({ id, isAvailable }: MenuItem) => isAvailable && writtenIds.includes(id);
  if (!menu.menuItems.some(isTodays)) return menu;
  return {
    menuCategories: [section, ...menu.menuCategories],
    menuItems: menu.menuItems.map((item) =>
      isTodays(item) ? { ...item, categoryId: section.id } : item,
    ),
  };
}
