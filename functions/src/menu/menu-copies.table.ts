import { newRow } from '../table/put-row.ts';
import { maxWrites, transact, type Write } from '../table/transact.ts';
import { type MenuItemRow, toMenuCategoryRow, toMenuItemRow } from './menu-rows.ts';
import { categoryEntry } from './menu-writes.table.ts';
import { toOptionGroupRow } from './option-group-rows.ts';
import type { MenuCopy } from './plan-copy.ts';

/**
 * Inserts the rows of a copy: first option groups and categories, then the dishes of each category. Up to 99 rows are
 * written all or nothing. 2 write units for each row.
 * @returns false if another call changed the menu meanwhile; a repeat inserts the missing rows
 */
export async function insertCopy(
  vendorId: string,
  { categories, items, optionGroups }: MenuCopy,
): Promise<boolean> {
  const rows = [
    ...optionGroups.map((row) => toOptionGroupRow(vendorId, row)),
    ...categories.map((row) => toMenuCategoryRow(vendorId, row)),
  ].map((row): Write => ({ Put: newRow(row) }));
  if (!(await insertInParts(rows))) return false;
  for (const [categoryId, dishes] of Map.groupBy(items, (item) => item.categoryId)) {
    const puts = dishes.map(
      (item: MenuItemRow): Write => ({ Put: newRow(toMenuItemRow(vendorId, item)) }),
    );
    if (!(await insertInParts(puts, categoryEntry(vendorId, categoryId)))) return false;
  }
  return true;
}

/** @param entry a write that belongs to each part */
async function insertInParts(rows: readonly Write[], entry?: Write): Promise<boolean> {
  const max = maxWrites - 1;
  for (let start = 0; start < rows.length; start += max) {
    const part = rows.slice(start, start + max);
    if ((await transact({ part: entry ? [entry, ...part] : part })).size > 0) return false;
  }
  return true;
}
