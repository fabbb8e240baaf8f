import type { DishTag } from '@thali/shared/menu/dish-tags';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { toRupees } from '@thali/shared/money/paise';
import { daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';
import { type SizeRow, toSizes } from './size-rows.ts';

export interface MenuCategoryRow {
  id: string;
  name: string;
  description?: string;
  image?: string;
  sortOrder: number;
  /** Grows with each item that enters the category; absent before the first item. */
  revision?: number;
  updatedAt: string;
}

interface DayMenuOfItem {
  /** The date in India. */
  date: string;
  /** Null if the contents were removed. */
  contents: string | null;
  /** ISO 8601, UTC. Absent in an old row. */
  savedAt?: string;
  /** The meal of the week menu that the dish belongs to. Never stored. */
  mealName?: string;
}

export interface MenuItemRow {
  id: string;
  categoryId: string;
  name: string;
  nameLocal?: string;
  description?: string;
  contents?: string;
  contentsChangeDaily?: boolean;
  preOrderOnly?: boolean;
  /**
   * The contents for the next even and odd date, so tomorrow's contents never overwrite today's. Each of the two is
   * valid only on its date.
   */
  evenDayMenu?: DayMenuOfItem;
  oddDayMenu?: DayMenuOfItem;
  /** The lowest price of the sizes, if there are any. */
  pricePaise: number;
  /** Absent if there are none. */
  sizes?: SizeRow[];
  image?: string;
  isAvailable: boolean;
  isVegetarian: boolean;
  isSpicy: boolean;
  /** Ignored if it contradicts `isSpicy`: a caller may change `isSpicy` alone. */
  spiceLevel?: NonNullable<MenuItem['spiceLevel']>;
  tags?: DishTag[];
  mealTimes: MenuItem['mealTimes'];
  /** Portions left; absent means unlimited. */
  stock?: number;
  /** The time of the last recount; absent if there was none. */
  stockSetAt?: string;
  /** The Idempotency-Key of the last recount with known portions. */
  stockSetBy?: string;
  /** The date in India on which the dish sold out. Ignored on other dates. Rule: menu-12 */
  soldOutOn?: string;
  /** For each size the date in India on which it sold out, by size id. Ignored on other dates. */
  sizesSoldOutOn?: Record<string, string>;
  nutritionalInfo?: string;
  /** The dish's option groups; absent if there are none. */
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

/** Whether the dish is available, not sold out today, and has a portion left if portions are limited. */
export function isOnSale(row: MenuItemRow, now: Date): boolean {
  return isOrderable({ isAvailable: row.isAvailable, quantity: row.stock }) && !isSoldOut(row, now);
}

export function isSoldOut({ soldOutOn }: MenuItemRow, now: Date): boolean {
  return soldOutOn === toIst(now).date;
}

export function isSizeSoldOut({ sizesSoldOutOn }: MenuItemRow, sizeId: string, now: Date): boolean {
  return sizesSoldOutOn?.[sizeId] === toIst(now).date;
}

/** The contents on a date; undefined if nobody wrote them or the dish does not change daily. Rule: menu-27 */
export function dayContentsOf(row: MenuItemRow, date: string): string | undefined {
  if (!row.contentsChangeDaily) return undefined;
  const dayMenu = row[dayMenuField(date)];
  return dayMenu?.date === date ? (dayMenu.contents ?? undefined) : undefined;
}

/** The attribute for a date's contents. */
export function dayMenuField(date: string): 'evenDayMenu' | 'oddDayMenu' {
  return daysBetween('2026-01-01', date) % 2 === 0 ? 'evenDayMenu' : 'oddDayMenu';
}

/** A dish for staff. `soldOutToday` means that the dish is on sale again tomorrow. */
export function toStaffItem(row: MenuItemRow): MenuItem {
  const { contents, ...item } = toMenuItem(row);
  return {
    ...item,
    ...(row.contents && { contents: row.contents }),
    ...(row.contentsChangeDaily && { contentsChangeDaily: true }),
    soldOutToday: isSoldOut(row, new Date()),
  };
}

/** A dish for guests at an instant. A sold-out dish is unavailable. */
export function toMenuItem(row: MenuItemRow, now = new Date()): MenuItem {
  const contents = dayContentsOf(row, toIst(now).date) ?? row.contents;
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    ...(row.nameLocal && { nameLocal: row.nameLocal }),
    description: row.description ?? null,
    ...(contents && { contents }),
    ...(row.preOrderOnly && { preOrderOnly: true }),
    price: toRupees(row.pricePaise),
    ...(row.sizes && { sizes: toSizes(row.sizes, (id) => isSizeSoldOut(row, id, now)) }),
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
