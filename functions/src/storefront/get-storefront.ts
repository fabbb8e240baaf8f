import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { withServedNotes } from '@thali/shared/menu/meal-hours';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { dayContentsOf, toMenuCategory, toMenuItem } from '../menu/menu-rows.ts';
import { toOptionGroup } from '../menu/option-group-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readMenuOfToday } from '../menu/read-menu-of-today.ts';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { readVendorIdBySubdomain, vendorNotFound } from '../vendors/vendors.table.ts';
import { currentReadyTimes } from '../waits/current-ready-times.ts';
import { applyOptionGroups } from './apply-option-groups.ts';
import { cacheWhileUnchanged } from './cache-while-unchanged.ts';
import { menuVersionOf } from './menu-version.ts';
import { readPopularToday } from './popular-today.ts';

const oneMinuteMs = 60_000;
const dayMs = 86_400_000;
const vendorIdOf = cached(readVendorIdBySubdomain, oneMinuteMs);
const readNewest = cacheWhileUnchanged(
  (vendorId) => readMenuOfToday(vendorId, { ConsistentRead: true }),
  20,
);

/**
 * Returns everything that a first visit needs. After a change a client sends the new version, so it gets a consistent
 * read. A known version comes from memory. Newer or invented versions cost at most a few reads a second.
 * Rule: live-9, live-13
 */
export async function getStorefront(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await vendorIdOf(params.subdomain);
  if (!vendorId) throw vendorNotFound();
  const [rows, popularItemIds = []] = await Promise.all([
    query.v === undefined ? readMenuOfToday(vendorId) : readMinVersion(vendorId, query.v),
    readPopularToday(vendorId),
  ]);
  if (!rows) throw vendorNotFound();
  const now = new Date();
  const readyTimes = await currentReadyTimes(rows.vendor, now);
  const { date } = toIst(now);
  const { optionGroups, menuItems } = dishesOf(rows, now);
  const menu = addTodaysSection(
    {
      menuCategories: rows.categories.map(toMenuCategory).sort(inMenuOrder),
      menuItems: menuItems.map(availableNow).sort(inMenuOrder),
    },
    rows.items.filter((row) => dayContentsOf(row, date)).map(({ id }) => id),
  );
  return {
    ...withServedNotes({ vendor: toPublicVendor(rows.vendor), ...menu }, now),
    ...(optionGroups.length > 0 && { optionGroups }),
    menuVersion: menuVersionOf(rows),
    popularItemIds,
    ...(readyTimes && { readyTimes }),
    accentPalette: rows.vendor.accentColor ? accentPalette(rows.vendor.accentColor) : null,
  };
}

/** The dishes and choices. If guests can order ahead, marks what is back on sale tomorrow. Rule: pre-orders-7 */
function dishesOf({ vendor, items, optionGroups }: StorefrontRows, now: Date) {
  const dishesAt = (at: Date) => {
    const groups = optionGroups.map((group) => toOptionGroup(group, at));
    const menuItems = items.map((row) => applyOptionGroups(toMenuItem(row, at), groups));
    return { optionGroups: groups, menuItems };
  };
  const dishes = dishesAt(now);
  if (!vendor.settings.preOrders) return dishes;
  const tomorrow = dishesAt(new Date(now.getTime() + dayMs));
  return {
    optionGroups: dishes.optionGroups.map((group, index) => ({
      ...group,
      choices: markSoldOutToday(group.choices, tomorrow.optionGroups[index]?.choices ?? []),
    })),
    menuItems: markSoldOutToday(dishes.menuItems, tomorrow.menuItems),
  };
}

/** Both lists have the same order. */
function markSoldOutToday<T extends { isAvailable: boolean }>(
  entries: readonly T[],
  tomorrow: readonly T[],
): T[] {
  return entries.map((entry, index) => {
    const isBack = !entry.isAvailable && tomorrow[index]?.isAvailable;
    return isBack ? { ...entry, soldOutToday: true } : entry;
  });
}

/**
 * Makes a dish that guests can only order ahead unavailable. Keeps `preOrderOnly` if guests can order the dish ahead
 * now.
 * Rule: pre-orders-1
 */
function availableNow({ preOrderOnly, ...item }: MenuItem): MenuItem {
  if (!preOrderOnly) return item;
  return { ...item, isAvailable: false, ...(item.isAvailable && { preOrderOnly }) };
}

/** The storefront with at least this version. */
function readMinVersion(vendorId: string, version: string): Promise<StorefrontRows | undefined> {
  return readNewest(vendorId, (rows) => Number(version) <= Number(menuVersionOf(rows)));
}

/** No real category has this id, or a sort order below 0. */
const todaysSection: MenuCategory = {
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
 * Moves dishes with contents for today into a section before all others. Sold-out dishes stay in their category.
 * Rule: storefront-27
 */
function addTodaysSection(menu: Menu, todaysIds: readonly string[]): Menu {
  const isTodays = ({ id, isAvailable }: MenuItem) => isAvailable && todaysIds.includes(id);
  if (!menu.menuItems.some(isTodays)) return menu;
  return {
    menuCategories: [todaysSection, ...menu.menuCategories],
    menuItems: menu.menuItems.map((item) =>
      isTodays(item) ? { ...item, categoryId: todaysSection.id } : item,
    ),
  };
}
