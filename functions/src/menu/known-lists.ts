import type { DishTag } from '@thali/shared/menu/dish-tags';
import type { FieldChanges } from '../table/field-update.ts';
import type { MenuItemRow } from './menu-rows.ts';
import type { itemUpdate } from './menu-writes.table.ts';

/** The lists of a dish that a screen showed; null for an empty one. An absent list is not compared. */
export interface KnownLists {
  tags?: readonly DishTag[] | null | undefined;
  optionGroupIds?: readonly string[] | null | undefined;
}

const names = ['tags', 'optionGroupIds'] as const;

/** The same update, if the stored lists equal the known ones, or the new ones on a repeat. Rule: menu-30 */
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
  return {
    ...update,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      ...update.ExpressionAttributeNames,
      ...Object.fromEntries(listsToCompare(changes, known).map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
  };
}

/** Whether the row has another list than the known one. */
export function hasOtherLists(item: MenuItemRow, changes: FieldChanges, known: KnownLists) {
  return listsToCompare(changes, known).some((name) => {
    const now = textOf(item[name]);
    return now !== textOf(known[name]) && now !== textOf(changes[name]);
  });
}

function listsToCompare(changes: FieldChanges, known: KnownLists) {
  return names.filter((name) => changes[name] !== undefined && known[name] !== undefined);
}

function isAbsent(name: string): string {
  return `attribute_not_exists(#${name})`;
}

function textOf(list: unknown): string {
  return JSON.stringify(list ?? []);
}
