import type { DishTag } from '@thali/shared/menu/dish-tags';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { toRupees } from '@thali/shared/money/paise';
import { daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';

export interface MenuCategoryRow {
  id: string;
  name: string;
  description?: string;
  image?: string;
  sortOrder: number;
  /** Grows with each item that enters the category; absent before the first. */
  revision?: number;
  updatedAt: string;
}

interface DayMenuOfItem {
  /** The date in India. */
  date: string;
  /** Null if the contents were removed. */
  contents: string | null;
}

export interface MenuItemRow {
  id: string;
  categoryId: string;
  name: string;
  nameLocal?: string;
  description?: string;
  contents?: string;
  contentsChangeDaily?: boolean;
  /**
   * The contents for even and odd dates. So tomorrow's contents never overwrite today's. Each counts only on its date.
   */
  evenDayMenu?: DayMenuOfItem;
  oddDayMenu?: DayMenuOfItem;
  pricePaise: number;
  image?: string;
  isAvailable: boolean;
  isVegetarian: boolean;
  isSpicy: boolean;
  /** Counts only if it agrees with `isSpicy`, which may be set alone. */
  spiceLevel?: NonNullable<MenuItem['spiceLevel']>;
  tags?: DishTag[];
  mealTimes: MenuItem['mealTimes'];
  /** Portions left; absent means unlimited. */
  stock?: number;
  /** The time of the last recount; absent if there was none. */
  stockSetAt?: string;
  /** The Idempotency-Key of the last recount with known portions. */
  stockSetBy?: string;
  /** The date in India on which the kitchen sold out of it. Has no meaning on other dates. Rule: menu-12 */
  soldOutOn?: string;
  nutritionalInfo?: string;
  /** Its option groups; absent if there are none. */
  optionGroupIds?: string[];
  sortOrder: number;
  updatedAt: string;
}

export function toMenuCategoryRow(vendorId: string, row: MenuCategoryRow) {
  return { ...keys.menuCategory(vendorId, row.id), ...row };
}

export function toMenuItemRow(vendorId: string, row: MenuItemRow) {
  return { ...keys.menuItem(vendorId, row.id), ...row };
}

export function toMenuCategory(row: MenuCategoryRow): MenuCategory {
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? null,
    image: row.image ?? null,
    sortOrder: row.sortOrder,
  };
}

/** Available, not sold out today, and with a portion left if portions are counted. */
export function isOnSale(row: MenuItemRow, now: Date): boolean {
  return isOrderable({ isAvailable: row.isAvailable, quantity: row.stock }) && !isSoldOut(row, now);
}

/** Whether the kitchen sold out of it on this day in India. */
export function isSoldOut({ soldOutOn }: MenuItemRow, now: Date): boolean {
  return soldOutOn === toIst(now).date;
}

/** Its contents on this day in India; undefined if none are written or it does not change daily. Rule: menu-27 */
export function dayContentsOf(row: MenuItemRow, date: string): string | undefined {
  if (!row.contentsChangeDaily) return undefined;
  const written = row[dayMenuField(date)];
  return written?.date === date ? (written.contents ?? undefined) : undefined;
}

/** The attribute for a date's contents. */
export function dayMenuField(date: string): 'evenDayMenu' | 'oddDayMenu' {
  return daysBetween('2026-01-01', date) % 2 === 0 ? 'evenDayMenu' : 'oddDayMenu';
}

/** A dish for the menu editor, including whether it is back tomorrow. */
export function toStaffItem(row: MenuItemRow): MenuItem {
  const { contents, ...item } = toMenuItem(row);
  return {
    ...item,
    ...(row.contents && { contents: row.contents }),
    ...(row.contentsChangeDaily && { contentsChangeDaily: true }),
    soldOutToday: isSoldOut(row, new Date()),
  };
}

/** A sold-out item shows as unavailable. */
export function toMenuItem(row: MenuItemRow): MenuItem {
  const now = new Date();
  const contents = dayContentsOf(row, toIst(now).date) ?? row.contents;
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    ...(row.nameLocal && { nameLocal: row.nameLocal }),
    description: row.description ?? null,
    ...(contents && { contents }),
    price: toRupees(row.pricePaise),
    image: row.image ?? null,
    isAvailable: isOnSale(row, now),
    isVegetarian: row.isVegetarian,
    isSpicy: row.isSpicy,
    ...spiceLevelOf(row),
    ...(row.tags?.length && { tags: row.tags }),
    mealTimes: row.mealTimes,
    quantity: row.stock ?? null,
    nutritionalInfo: row.nutritionalInfo ?? null,
    ...(row.optionGroupIds?.length && { optionGroupIds: row.optionGroupIds }),
    sortOrder: row.sortOrder,
  };
}

/** Rule: menu-16 */
function spiceLevelOf({ spiceLevel, isSpicy }: MenuItemRow): Pick<MenuItem, 'spiceLevel'> {
  return spiceLevel !== undefined && spiceLevel > 0 === isSpicy ? { spiceLevel } : {};
}
