import { contradictingTags, type DishTag } from '@thali/shared/menu/dish-tags';
import { type FieldChanges, fieldUpdate } from '../table/field-update.ts';
import { keys, type RowKey } from '../table/keys.ts';
import { maxWrites, transact, type Write } from '../table/transact.ts';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';

export interface TagChanges {
  /** Null removes the tags. */
  tags?: readonly DishTag[] | null | undefined;
  isVegetarian?: boolean | undefined;
}

/** Builds the update of an item, if it exists. New portions also set the time of the recount. */
export function itemUpdate(vendorId: string, itemId: string, changes: FieldChanges, now: string) {
  const stockSetAt = changes.stock === undefined ? undefined : now;
  const update = fieldUpdate({ ...changes, stockSetAt }, now);
  return { ...ifExists(keys.menuItem(vendorId, itemId)), ...update };
}

/** Builds the update of an item, if it is in `item.categoryId`. */
export function itemUpdateInCategory(
  vendorId: string,
  item: { id: string; categoryId: string },
  changes: FieldChanges,
  now: string,
) {
  const update = itemUpdate(vendorId, item.id, changes, now);
  return {
    ...update,
    ConditionExpression: '#category = :category',
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#category': 'categoryId' },
    ExpressionAttributeValues: {
      ...update.ExpressionAttributeValues,
      ':category': item.categoryId,
    },
  };
}

/** Adds a condition: the tags must not contradict the vegetarian mark after the update. Rule: menu-15 */
export function withTagConditions(
  update: ReturnType<typeof itemUpdate>,
  { tags, isVegetarian }: TagChanges,
) {
  const conditions: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const vegetarianMark of [true, false]) {
    const contradicting = contradictingTags(vegetarianMark);
    if (isVegetarian === vegetarianMark && tags === undefined) {
      for (const tag of contradicting) {
        conditions.push(`NOT contains(#tags, :has_${tag})`);
        names['#tags'] = 'tags';
        values[`:has_${tag}`] = tag;
      }
    }
    if (isVegetarian === undefined && contradicting.some((tag) => tags?.includes(tag))) {
      conditions.push(`#isVegetarian <> :mark_${vegetarianMark}`);
      names['#isVegetarian'] = 'isVegetarian';
      values[`:mark_${vegetarianMark}`] = vegetarianMark;
    }
  }
  if (conditions.length === 0) return update;
  return {
    ...update,
    ConditionExpression: [update.ConditionExpression, ...conditions].join(' AND '),
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...names },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
  };
}

/** Builds the update of a category, if it exists. */
export function categoryUpdate(
  vendorId: string,
  categoryId: string,
  changes: FieldChanges,
  now: string,
) {
  return { ...ifExists(keys.menuCategory(vendorId, categoryId)), ...fieldUpdate(changes, now) };
}

/**
 * Part of every write that adds an item to a category. Fails if the category does not exist, and makes a concurrent
 * deletion of the category fail.
 */
export function categoryEntry(vendorId: string, categoryId: string): Write {
  return {
    Update: {
      ...ifExists(keys.menuCategory(vendorId, categoryId)),
      UpdateExpression: 'ADD revision :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
}

/** Part of every deletion, because the menu's version comes from its newest row. */
export function touchMenu(vendorId: string, now: string): Write {
  return { Update: { ...ifExists(keys.vendorProfile(vendorId)), ...fieldUpdate({}, now) } };
}

/** Deletes a row of the menu. False if there was none. 4 write units, more with a long profile. */
export async function deleteMenuRow(vendorId: string, Key: RowKey): Promise<boolean> {
  const refused = await transact({
    row: { Delete: ifExists(Key) },
    menu: touchMenu(vendorId, new Date().toISOString()),
  });
  return refused.size === 0;
}

/**
 * Stores new sort orders. Up to 100 rows change all or nothing; more rows take several transactions. 2 write units
 * per row.
 * @returns false if a row no longer exists
 */
export async function writeSortOrders(
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
    const refused = await transact({ sortOrders: writes.slice(start, start + maxWrites) });
    if (refused.size > 0) return false;
  }
  return true;
}

function ifExists(Key: RowKey) {
  return { Key, ConditionExpression: 'attribute_exists(PK)' };
}
