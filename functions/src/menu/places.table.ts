import { mostWrites, transact, type Write } from '../table/transact.ts';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';
import { categoryUpdate, itemUpdate } from './menu-writes.table.ts';

/**
 * Writes new places, all or none up to 100 of them; more take several transactions. 2 write units each.
 * @returns false when one of them is gone
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
  for (let start = 0; start < writes.length; start += mostWrites) {
    const refused = await transact({ places: writes.slice(start, start + mostWrites) });
    if (refused.size > 0) return false;
  }
  return true;
}
