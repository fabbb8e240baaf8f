import type { getTvMenu as contract, TvDish } from '@thali/shared/board/get-tv-menu.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { allGroupsOf, canChoose } from '@thali/shared/menu/choices';
import { currentMeal, isServedAt } from '@thali/shared/menu/current-meal';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { dayContentsOf, type MenuItemRow, toMenuItem } from '../menu/menu-rows.ts';
import { toOptionGroup } from '../menu/option-group-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readMenuOfToday } from '../menu/read-menu-of-today.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

/**
 * The dishes for a TV, with the dishes of the usual meal first. Leaves out dishes that staff switched off, and dishes
 * that guests can only pre-order. Reads consistently, because a TV requests the menu right after a change. About 4
 * read units for 60 dishes. Rule: board-9
 */
export async function getTvMenu(
  actor: Actor,
  _input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const rows = await readMenuOfToday(ownVendorOf(actor), { ConsistentRead: true });
  if (!rows) throw vendorNotFound();
  const { subdomain, displayName, status, settings } = toPublicVendor(rows.vendor);
  const { businessHours, holidays, today, pausedUntil, fullUntil, mealHours } = settings;
  const now = new Date();
  const groups = rows.optionGroups.map((group) => toOptionGroup(group, now));
  const meal = currentMeal(now);
  const [served, otherItems] = partition(
    rows.items
      .filter(({ isAvailable, preOrderOnly }) => isAvailable && !preOrderOnly)
      .sort(inMenuOrder),
    (dish) => isServedAt(dish, meal),
  );
  const categories = partition(rows.categories.toSorted(inMenuOrder), ({ id }) =>
    served.some(({ categoryId }) => categoryId === id),
  );
  return {
    vendor: {
      ...{ subdomain, displayName, status },
      settings: { businessHours, holidays, today, pausedUntil, fullUntil, mealHours },
    },
    menuCategories: categories.flat().map(({ id, name }) => ({ id, name })),
    menuItems: [...served, ...otherItems].map((row) => toTvDish(row, groups, now)),
  };
}

function partition<T>(all: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((item) => !isFirst(item))];
}

function toTvDish(row: MenuItemRow, groups: readonly OptionGroup[], now: Date): TvDish {
  const dish = toMenuItem(row);
  const { id, categoryId, name, nameLocal, contents, price, sizes, image } = dish;
  const { isVegetarian, tags, mealTimes } = dish;
  const isOnSale = dish.isAvailable && canChoose(allGroupsOf(dish, groups));
  return {
    ...{ id, categoryId, name, price, image, isVegetarian, mealTimes },
    ...(nameLocal && { nameLocal }),
    ...(contents && { contents }),
    ...(sizes && { sizes }),
    ...(tags && { tags }),
    ...(!isOnSale && { isSoldOut: true }),
    ...(dayContentsOf(row, toIst(now).date) && { isTodays: true }),
  };
}
