import { categoryTooShort } from '@thali/shared/menu/menu-fields';
import { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import type { ListedDish } from '@thali/shared/menu/parse-menu-list';
import { compareKey } from '@thali/shared/text/compare-text';
import { blankItem, type ItemForm, inputOfItem, itemProblems } from './item-input.ts';

/** One dish of the import list, as typed. */
export interface ImportRow
  extends Pick<ItemForm, 'name' | 'price' | 'description' | 'isVegetarian' | 'mealTimes'> {
  /** The idempotency key: a retry after a lost answer creates no second dish. */
  key: string;
  /** A name, because the category may not exist yet. */
  category: string;
  /** The list has its meal times. All other dishes share one choice. */
  hasOwnMeals: boolean;
  isIncluded: boolean;
  /** Why the server refused it. */
  failure?: string | undefined;
}

/** Dishes that are on the menu or twice in the list start unchecked. Rule: menu-18 */
export function rowsOf(
  listed: readonly ListedDish[],
  { known, category }: { known: ReadonlySet<string>; category: string },
): ImportRow[] {
  const seen = new Set(known);
  return listed.map((dish) => {
    const isIncluded = !seen.has(compareKey(dish.name));
    seen.add(compareKey(dish.name));
    return {
      key: crypto.randomUUID(),
      name: dish.name,
      price: dish.price === undefined ? '' : String(dish.price),
      category: dish.category || category,
      description: dish.description,
      isVegetarian: dish.isVegetarian,
      mealTimes: dish.mealTimes.length > 0 ? dish.mealTimes : ['all'],
      hasOwnMeals: dish.mealTimes.length > 0,
      isIncluded,
    };
  });
}

/** The reason for each dish that failed, by the key of its row; undefined for an added dish. */
export type ImportResult = ReadonlyMap<string, string | undefined>;

/** The rows that are not added yet, with their reasons if known. */
export function rowsLeft(rows: readonly ImportRow[], result: ImportResult): ImportRow[] {
  return rows
    .filter(({ key }) => !result.has(key) || result.get(key) !== undefined)
    .map((row) => ({ ...row, failure: result.get(row.key) ?? row.failure }));
}

/** Sets the meal times of all dishes without their own. */
export function withMealTimes(
  rows: readonly ImportRow[],
  chosen: ImportRow['mealTimes'],
): ImportRow[] {
  return rows.map((row) => (row.hasOwnMeals ? row : { ...row, mealTimes: chosen }));
}

/** The row as a value of the dish form. */
export function formOfRow(row: ImportRow, categoryId: string): ItemForm {
  const { name, price, description, isVegetarian, mealTimes } = row;
  return { ...blankItem(categoryId), name, price, description, isVegetarian, mealTimes };
}

/** A placeholder for a category that does not exist yet. */
const anyCategory = '000000000000';

/** The first problem of a row; undefined if it is complete. */
export function problemOf(row: ImportRow): string | undefined {
  if (row.category.trim().length < 2) return categoryTooShort;
  const form = formOfRow(row, anyCategory);
  const { error } = createMenuItem.request.body.safeParse(inputOfItem(form));
  const { price, isVegetarian } = itemProblems(form);
  return price ?? error?.issues.at(-1)?.message ?? isVegetarian;
}
