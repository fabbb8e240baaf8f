import type { DishTag } from '@thali/shared/menu/dish-tags';
import type { FieldChanges } from '../table/field-update.ts';
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
 * Adds conditions: the stored lists equal the lists that the screen showed, or after a repeat the new lists. A price
 * alone needs a dish without sizes, because sizes have their own prices. Rule: menu-30, menu-32
 */
export function withKnownLists(
  update: ReturnType<typeof itemUpdate>,
  changes: FieldChanges,
  known: KnownLists,
) {
  const conditions = [update.ConditionExpression];
  const values: Record<string, unknown> = {};
  for (const name of listsToCompare(changes, known)) {
    const isKnown = known[name]?.length ? `#${name} = :known_${name}` : isAbsent(name);
    const isNew = changes[name] === null ? isAbsent(name) : `#${name} = :${name}`;
    conditions.push(`(${isKnown} OR ${isNew})`);
    if (known[name]?.length) values[`:known_${name}`] = known[name];
  }
  if (changesPriceAlone(changes)) conditions.push(isAbsent('sizes'));
  return {
    ...update,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      ...update.ExpressionAttributeNames,
      ...Object.fromEntries(listsToCompare(changes, known).map((name) => [`#${name}`, name])),
      ...(changesPriceAlone(changes) && { '#sizes': 'sizes' }),
    },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
  };
}

/** Whether a stored list differs from both the shown and the new list. */
export function hasOtherLists(item: MenuItemRow, changes: FieldChanges, known: KnownLists) {
  if (item.sizes && changesPriceAlone(changes)) return true;
  return listsToCompare(changes, known).some((name) => {
    const stored = textOf(item[name]);
    return stored !== textOf(known[name]) && stored !== textOf(changes[name]);
  });
}

function listsToCompare(changes: FieldChanges, known: KnownLists) {
  return names.filter((name) => changes[name] !== undefined && known[name] !== undefined);
}

function changesPriceAlone({ pricePaise, sizes }: FieldChanges): boolean {
  return pricePaise !== undefined && sizes === undefined;
}

function isAbsent(name: string): string {
  return `attribute_not_exists(#${name})`;
}

function textOf(list: unknown): string {
  return JSON.stringify(list ?? []);
}
