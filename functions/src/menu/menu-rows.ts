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
  /** Goes up with each item that comes in; absent: none has. */
  revision?: number;
  updatedAt: string;
}

interface DayMenuOfItem {
  /** In India. */
  date: string;
  /** Null: nothing after all. */
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
  /** What was written for today and tomorrow, by turns: a day never overwrites the one before. Each counts on its date. */
  evenDayMenu?: DayMenuOfItem;
  oddDayMenu?: DayMenuOfItem;
  pricePaise: number;
  image?: string;
  isAvailable: boolean;
  isVegetarian: boolean;
  isSpicy: boolean;
  /** It counts while it agrees with `isSpicy`, which may be set without it. */
  spiceLevel?: NonNullable<MenuItem['spiceLevel']>;
  tags?: DishTag[];
  mealTimes: MenuItem['mealTimes'];
  /** Portions left; absent means unlimited. */
  stock?: number;
  /** When somebody counted them last; absent: not since the dish was made. */
  stockSetAt?: string;
  /** The Idempotency-Key of the last call that said which portions it knew of. */
  stockSetBy?: string;
  /** The date in India on which the kitchen ran out of it; on another one it means nothing. Rule: menu-12 */
  soldOutOn?: string;
  nutritionalInfo?: string;
  /** What is chosen for it; absent: nothing. */
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

/** Switched on, not sold out today, and with a portion left where they are counted. */
export function isOnSale(row: MenuItemRow, now: Date): boolean {
  return isOrderable({ isAvailable: row.isAvailable, quantity: row.stock }) && !isSoldOut(row, now);
}

/** Whether the kitchen ran out of it on this day in India. */
export function isSoldOut({ soldOutOn }: MenuItemRow, now: Date): boolean {
  return soldOutOn === toIst(now).date;
}

/** What is in it on this day in India; undefined where that was not written, or does not change. Rule: menu-27 */
export function dayContentsOf(row: MenuItemRow, date: string): string | undefined {
  if (!row.contentsChangeDaily) return undefined;
  const written = row[dayMenuField(date)];
  return written?.date === date ? (written.contents ?? undefined) : undefined;
}

/** The attribute of a dish that holds what is written for a date. */
export function dayMenuField(date: string): 'evenDayMenu' | 'oddDayMenu' {
  return daysBetween('2026-01-01', date) % 2 === 0 ? 'evenDayMenu' : 'oddDayMenu';
}

/** A dish as staff edit it, and whether it is back tomorrow. */
export function toStaffItem(row: MenuItemRow): MenuItem {
  const { contents, ...item } = toMenuItem(row);
  return {
    ...item,
    ...(row.contents && { contents: row.contents }),
    ...(row.contentsChangeDaily && { contentsChangeDaily: true }),
    soldOutToday: isSoldOut(row, new Date()),
  };
}

/** An item that is sold out shows as unavailable. */
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
