import { maxSortOrder } from '@thali/shared/menu/menu-limits';
import type { FieldChanges } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { maxWrites, transact, type Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import { type MenuCategoryRow, type MenuItemRow, toMenuCategoryRow } from './menu-rows.ts';
import {
  categoryEntry,
  categoryUpdate,
  itemUpdateInCategory,
  touchMenu,
} from './menu-writes.table.ts';
import { inMenuOrder } from './read-menu.ts';

/** 1 write unit. */
export async function insertCategory(
  vendorId: string,
  category: MenuCategoryRow,
): Promise<'inserted' | 'exists'> {
  const result = await putRow(newRow(toMenuCategoryRow(vendorId, category)));
  // The row may be our own, because the SDK repeats a write after a lost answer.
  const isOwnWrite = result.outcome === 'put' || result.row?.updatedAt === category.updatedAt;
  return isOwnWrite ? 'inserted' : 'exists';
}

/** 1 write unit. Undefined if there is no such category. */
export async function changeCategory(
  vendorId: string,
  categoryId: string,
  changes: FieldChanges,
): Promise<MenuCategoryRow | undefined> {
  const now = new Date().toISOString();
  const { outcome, row } = await updateRow(categoryUpdate(vendorId, categoryId, changes, now));
  return outcome === 'changed' ? (row as unknown as MenuCategoryRow) : undefined;
}

/**
 * Deletes an empty category. 4 write units.
 * @returns false if the category got a dish meanwhile or no longer exists
 */
export async function deleteCategory(
  vendorId: string,
  category: MenuCategoryRow,
): Promise<boolean> {
  return (await transact({ deletion: deletion(vendorId, category) })).size === 0;
}

/**
 * Moves a category's items to the end of another category, then deletes the emptied category. Fails if a row changed
 * since the read. 2 write units for each item. More than 97 items take several transactions; moved items stay moved if
 * a later transaction fails.
 */
export async function moveItemsAndDelete(
  vendorId: string,
  category: MenuCategoryRow,
  items: readonly MenuItemRow[],
  target: { id: string; nextSortOrder: number },
): Promise<boolean> {
  const now = new Date().toISOString();
  const moves: Write[] = items.toSorted(inMenuOrder).map((item, index) => ({
    Update: itemUpdateInCategory(
      vendorId,
      item,
      { categoryId: target.id, sortOrder: Math.min(target.nextSortOrder + index, maxSortOrder) },
      now,
    ),
  }));
  const last = [categoryEntry(vendorId, target.id), ...deletion(vendorId, category)];
  const max = maxWrites - last.length;
  while (moves.length > max) {
    const part = [categoryEntry(vendorId, target.id), ...moves.splice(0, max)];
    if ((await transact({ part })).size > 0) return false;
  }
  return (await transact({ moves, last })).size === 0;
}

function deletion(vendorId: string, { id, revision }: MenuCategoryRow): Write[] {
  const isUnchanged =
    revision === undefined
      ? { ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(revision)' }
      : {
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ':revision': revision },
        };
  return [
    { Delete: { Key: keys.menuCategory(vendorId, id), ...isUnchanged } },
    touchMenu(vendorId, new Date().toISOString()),
  ];
}
