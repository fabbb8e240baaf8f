import { maxWrites, transact, type Write } from '../table/transact.ts';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';
import { categoryUpdate, itemUpdate } from './menu-writes.table.ts';

/**
 * Stores new places. Up to 100 are all or nothing; more take several transactions. 2 write units each.
 * @returns false if one of the rows is gone
 */
export async function setPlaces(
  vendorId: string,
  { categories, items }: { categories: MenuCategoryRow[]; items: MenuItemRow[] },
): Promise<boolean> {
  const now = new Date().toISOString();
  const writes: Write[] = [
    ...categories.map(({ id, sortOrder }) => ({
      Update: categoryUpdate(vendorId, id, { sortOrder }, now),
    })),
    ...items.map(({ id, sortOrder }) => ({ Update: itemUpdate(vendorId, id, { sortOrder }, now) })),
  ];
  for (let start = 0; start < writes.length; start += maxWrites) {
    const refused = await transact({ places: writes.slice(start, start + maxWrites) });
    if (refused.size > 0) return false;
  }
  return true;
}
