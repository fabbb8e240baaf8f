import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { toRupees } from '@thali/shared/money/paise';
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

export interface MenuItemRow {
  id: string;
  categoryId: string;
  name: string;
  description?: string;
  pricePaise: number;
  image?: string;
  isAvailable: boolean;
  isVegetarian: boolean;
  isSpicy: boolean;
  mealTimes: MenuItem['mealTimes'];
  /** Portions left; absent means unlimited. */
  stock?: number;
  /** When somebody counted them last; absent: not since the dish was made. */
  stockSetAt?: string;
  /** The day in India, YYYY-MM-DD, for the rest of which it is sold out. */
  soldOutOn?: string;
  nutritionalInfo?: string;
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

/** An item whose last portion is gone shows as unavailable. */
export function toMenuItem(row: MenuItemRow): MenuItem {
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    description: row.description ?? null,
    price: toRupees(row.pricePaise),
    image: row.image ?? null,
    isAvailable: isOrderable({ isAvailable: row.isAvailable, quantity: row.stock }),
    isVegetarian: row.isVegetarian,
    isSpicy: row.isSpicy,
    mealTimes: row.mealTimes,
    quantity: row.stock ?? null,
    nutritionalInfo: row.nutritionalInfo ?? null,
    sortOrder: row.sortOrder,
  };
}
