import { type FieldChanges, fieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import type { Write } from '../table/transact.ts';

/** An Update of one item, if it is there; with its portions goes the time at which they were counted. */
export function itemUpdate(vendorId: string, itemId: string, changes: FieldChanges, now: string) {
  const stockSetAt = changes.stock === undefined ? undefined : now;
  const update = fieldUpdate({ ...changes, stockSetAt }, now);
  return { ...existing(keys.menuItem(vendorId, itemId)), ...update };
}

/** The same, if the item is in that category. */
export function itemUpdateIn(
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

/** An Update of one category, if it is there. */
export function categoryUpdate(
  vendorId: string,
  categoryId: string,
  changes: FieldChanges,
  now: string,
) {
  return { ...existing(keys.menuCategory(vendorId, categoryId)), ...fieldUpdate(changes, now) };
}

/**
 * Goes along with every item that comes into a category: the category must be there, and a caller that is about
 * to delete it learns that it is no longer as it was read.
 */
export function categoryEntry(vendorId: string, categoryId: string): Write {
  return {
    Update: {
      ...existing(keys.menuCategory(vendorId, categoryId)),
      UpdateExpression: 'ADD revision :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
}

/** Goes along with every deletion, so that the menu's version goes up and never back. */
export function menuTouch(vendorId: string, now: string): Write {
  return { Update: { ...existing(keys.vendorProfile(vendorId)), ...fieldUpdate({}, now) } };
}

function existing(Key: { PK: string; SK: string }) {
  return { TableName: tableName(), Key, ConditionExpression: 'attribute_exists(PK)' };
}
