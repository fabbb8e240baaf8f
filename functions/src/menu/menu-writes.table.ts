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

/** An update of one item, if it exists. New portions also set the time of the count. */
export function itemUpdate(vendorId: string, itemId: string, changes: FieldChanges, now: string) {
  const stockSetAt = changes.stock === undefined ? undefined : now;
  const update = fieldUpdate({ ...changes, stockSetAt }, now);
  return { ...ifExists(keys.menuItem(vendorId, itemId)), ...update };
}

/** The same update, if the item is in that category. */
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

/** The same update, unless the result has tags that contradict its mark. Rule: menu-15 */
export function withTagConditions(
  update: ReturnType<typeof itemUpdate>,
  { tags, isVegetarian }: TagChanges,
) {
  const conditions: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const mark of [true, false]) {
    const others = contradictingTags(mark);
    if (isVegetarian === mark && tags === undefined) {
      for (const tag of others) {
        conditions.push(`NOT contains(#tags, :has_${tag})`);
        names['#tags'] = 'tags';
        values[`:has_${tag}`] = tag;
      }
    }
    if (isVegetarian === undefined && others.some((tag) => tags?.includes(tag))) {
      conditions.push(`#isVegetarian <> :mark_${mark}`);
      names['#isVegetarian'] = 'isVegetarian';
      values[`:mark_${mark}`] = mark;
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

/** An update of one category, if it exists. */
export function categoryUpdate(
  vendorId: string,
  categoryId: string,
  changes: FieldChanges,
  now: string,
) {
  return { ...ifExists(keys.menuCategory(vendorId, categoryId)), ...fieldUpdate(changes, now) };
}

/**
 * Part of every write that moves an item into a category. The category must exist, and a concurrent deletion of it
 * fails.
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

/** Part of every deletion, so that the menu's version only grows. */
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

function ifExists(Key: RowKey) {
  return { Key, ConditionExpression: 'attribute_exists(PK)' };
}
