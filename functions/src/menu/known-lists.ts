import type { DishTag } from '@thali/shared/menu/dish-tags';
import type { FieldChanges } from '../table/field-update.ts';
import { withKnownFields } from '../table/known-fields.ts';
import type { MenuItemRow } from './menu-rows.ts';
import type { itemUpdate } from './menu-writes.table.ts';
import type { SizeRow } from './size-rows.ts';

/** The lists that a screen showed for a dish; null for an empty list. An absent list is not compared. */
export interface KnownLists {
  tags?: readonly DishTag[] | null | undefined;
  optionGroupIds?: readonly string[] | null | undefined;
  sizes?: readonly SizeRow[] | null | undefined;
}

const names = ['tags', 'optionGroupIds', 'sizes'] as const;

/**
 * Adds conditions: the stored lists must equal the lists on the screen, or the new lists after a repeat. A change of
 * the price alone needs a dish without sizes, because sizes have their own prices.
 * Rule: menu-30, menu-32
 */
export function withKnownLists(
  update: ReturnType<typeof itemUpdate>,
  changes: FieldChanges,
  knownLists: KnownLists,
) {
  const lists = names.map(
    (name) => [name, knownLists[name]?.length === 0 ? null : knownLists[name]] as const,
  );
  const withLists = withKnownFields(update, changes, Object.fromEntries(lists));
  if (!changesPriceAlone(changes)) return withLists;
  return {
    ...withLists,
    ConditionExpression: `${withLists.ConditionExpression} AND attribute_not_exists(#sizes)`,
    ExpressionAttributeNames: { ...withLists.ExpressionAttributeNames, '#sizes': 'sizes' },
  };
}

/** Whether a stored list differs from both the shown and the new list. */
export function hasOtherLists(item: MenuItemRow, changes: FieldChanges, knownLists: KnownLists) {
  if (item.sizes && changesPriceAlone(changes)) return true;
  return listsToCompare(changes, knownLists).some((name) => {
    const stored = textOf(item[name]);
    return stored !== textOf(knownLists[name]) && stored !== textOf(changes[name]);
  });
}

function listsToCompare(changes: FieldChanges, knownLists: KnownLists) {
  return names.filter((name) => changes[name] !== undefined && knownLists[name] !== undefined);
}

function changesPriceAlone({ pricePaise, sizes }: FieldChanges): boolean {
  return pricePaise !== undefined && sizes === undefined;
}

function textOf(list: unknown): string {
  return JSON.stringify(list ?? []);
}
