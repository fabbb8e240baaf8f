import { MenuId } from '@thali/shared/ids/ids';
import { contradictingTags } from '@thali/shared/menu/dish-tags';
import type { FieldChanges } from '../table/field-update.ts';
import { hasChanges } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import { transact } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import { hasOtherLists, type KnownLists, withKnownLists } from './known-lists.ts';
import { type MenuItemRow, toMenuItemRow } from './menu-rows.ts';
import {
  categoryEntry,
  itemUpdate,
  itemUpdateInCategory,
  type TagChanges,
  withTagConditions,
} from './menu-writes.table.ts';

/** Inserts an item, if its category exists. 4 write units. */
export async function insertItem(
  vendorId: string,
  item: MenuItemRow,
): Promise<'inserted' | 'no-category' | 'exists'> {
  const refused = await transact({
    item: {
      Put: newRow(toMenuItemRow(vendorId, item)),
    },
    category: categoryEntry(vendorId, item.categoryId),
  });
  if (refused.size === 0) return 'inserted';
  return refused.has('item') ? 'exists' : 'no-category';
}

export type ChangeItemResult =
  | { outcome: 'changed' | 'tag-conflict' | 'lists-changed'; item: MenuItemRow }
  | { outcome: 'no-item' }
  | { outcome: 'no-category' };

/**
 * Changes single fields, so concurrent orders still take portions. 1 write unit; a new category needs a transaction.
 * The outcome is 'tag-conflict' if the tags contradict the vegetarian mark. The outcome is 'lists-changed' if the stored
 * lists differ from the lists on the screen.
 */
export async function changeItem(
  vendorId: string,
  itemId: string,
  { categoryId, ...changes }: FieldChanges & TagChanges & { categoryId?: string | undefined },
  knownLists: KnownLists = {},
): Promise<ChangeItemResult> {
  if (!hasChanges(changes) && !categoryId) return readItem(vendorId, itemId);
  if (categoryId && !MenuId.safeParse(categoryId).success) return { outcome: 'no-category' };
  const now = new Date().toISOString();
  const update = categoryId
    ? itemUpdateInCategory(vendorId, { id: itemId, categoryId }, changes, now)
    : itemUpdate(vendorId, itemId, changes, now);
  const withTags = withTagConditions(update, changes);
  const result = await updateRow(withKnownLists(withTags, changes, knownLists));
  if (result.outcome === 'changed') return toChanged(result.row);
  const item = result.row as unknown as MenuItemRow | undefined;
  const refusal = item && refusalOf(item, changes, knownLists);
  if (refusal) return refusal;
  if (!item || !categoryId) return { outcome: 'no-item' };
  return moveItem(vendorId, itemId, { ...changes, categoryId }, knownLists, now);
}

/**
 * Changes an item if price and sizes equal the values on the person's screen. After a repeat the price may also equal
 * the new price. 1 write unit.
 * @returns the current item, undefined if there is none, and whether the change was refused
 */
export async function changeItemWithKnownPrice(
  vendorId: string,
  itemId: string,
  changes: FieldChanges & { pricePaise?: number | undefined },
  { pricePaise, sizes }: { pricePaise: number | undefined; sizes: KnownLists['sizes'] },
): Promise<{ item: MenuItemRow | undefined; isRefused: boolean }> {
  const update = withKnownLists(
    itemUpdate(vendorId, itemId, changes, new Date().toISOString()),
    changes,
    { sizes },
  );
  const { outcome, row } = await updateRow({
    ...update,
    ...(pricePaise !== undefined && {
      ConditionExpression: `${update.ConditionExpression} AND #pricePaise IN (:known, :pricePaise)`,
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':known': pricePaise },
    }),
  });
  return { item: row as unknown as MenuItemRow | undefined, isRefused: outcome === 'refused' };
}

/**
 * Changes an item, unless another person edited it since the read. Orders that take portions cause no conflict,
 * because they do not set `updatedAt`. 1 write unit.
 * @returns undefined if the item was edited meanwhile or no longer exists
 */
export async function changeItemUnlessEdited(
  vendorId: string,
  before: MenuItemRow,
  changes: FieldChanges,
): Promise<MenuItemRow | undefined> {
  const now = new Date(Math.max(Date.now(), Date.parse(before.updatedAt) + 1)).toISOString();
  const update = itemUpdate(vendorId, before.id, changes, now);
  const { outcome, row } = await updateRow({
    ...update,
    ConditionExpression: '#updatedAt = :readAt',
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':readAt': before.updatedAt },
  });
  return outcome === 'changed' ? (row as unknown as MenuItemRow) : undefined;
}

export type CountPortionsResult =
  | { outcome: 'changed' | 'portions-changed'; item: MenuItemRow }
  | { outcome: 'no-item' };

/**
 * Changes an item if its portions equal `knownQuantity` (null if the portions are not counted). A repeat with the key
 * of the last count changes nothing. 1 write unit.
 */
export async function countPortions(
  vendorId: string,
  itemId: string,
  changes: FieldChanges,
  { knownQuantity, key }: { knownQuantity: number | null; key: string | undefined },
): Promise<CountPortionsResult> {
  const now = new Date().toISOString();
  const update = itemUpdate(vendorId, itemId, { ...changes, stockSetBy: key }, now);
  const result = await updateRow({
    ...update,
    ConditionExpression: `attribute_exists(PK) AND ${knownQuantity === null ? 'attribute_not_exists(stock)' : 'stock = :known'}`,
    ExpressionAttributeValues: {
      ...update.ExpressionAttributeValues,
      ...(knownQuantity !== null && { ':known': knownQuantity }),
    },
  });
  if (!result.row) return { outcome: 'no-item' };
  const item = result.row as unknown as MenuItemRow;
  const isRepeat = key !== undefined && item.stockSetBy === key;
  return {
    outcome: result.outcome === 'changed' || isRepeat ? 'changed' : 'portions-changed',
    item,
  };
}

async function moveItem(
  vendorId: string,
  itemId: string,
  changes: FieldChanges & TagChanges & { categoryId: string },
  knownLists: KnownLists,
  now: string,
): Promise<ChangeItemResult> {
  const update = withTagConditions(itemUpdate(vendorId, itemId, changes, now), changes);
  const refused = await transact({
    item: {
      Update: {
        ...withKnownLists(update, changes, knownLists),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    category: categoryEntry(vendorId, changes.categoryId),
  });
  if (refused.has('category')) return { outcome: 'no-category' };
  if (!refused.has('item')) return readItem(vendorId, itemId);
  const item = refused.get('item') as unknown as MenuItemRow | undefined;
  return (item && refusalOf(item, changes, knownLists)) ?? { outcome: 'no-item' };
}

/** The reason why an existing dish refuses these changes; undefined if its fields are not the reason. */
function refusalOf(
  item: MenuItemRow,
  changes: FieldChanges & TagChanges,
  knownLists: KnownLists,
): ChangeItemResult | undefined {
  if (hasOtherLists(item, changes, knownLists)) return { outcome: 'lists-changed', item };
  return hasTagConflict(item, changes) ? { outcome: 'tag-conflict', item } : undefined;
}

function hasTagConflict(item: MenuItemRow, { tags, isVegetarian }: TagChanges): boolean {
  if (tags === undefined && isVegetarian === undefined) return false;
  const all = tags === undefined ? item.tags : tags;
  return contradictingTags(isVegetarian ?? item.isVegetarian).some((tag) => all?.includes(tag));
}

/** 1 read unit. */
export async function readItem(vendorId: string, itemId: string): Promise<ChangeItemResult> {
  const row = await readRow(keys.menuItem(vendorId, itemId), { ConsistentRead: true });
  return row ? toChanged(row) : { outcome: 'no-item' };
}

function toChanged(row: Record<string, unknown>): ChangeItemResult {
  return { outcome: 'changed', item: row as unknown as MenuItemRow };
}
