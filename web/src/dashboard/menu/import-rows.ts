import { categoryTooShort } from '@thali/shared/menu/menu-fields';
import { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import type { ListedDish } from '@thali/shared/menu/parse-menu-list';
import { blankItem, type ItemForm, inputOfItem, itemProblems } from './item-input.ts';

/** One dish of the list that is being imported, as it is typed. */
export interface ImportRow
  extends Pick<ItemForm, 'name' | 'price' | 'description' | 'isVegetarian' | 'mealTimes'> {
  /** Sent with the dish, so that a repeat after a lost answer makes no second one. */
  key: string;
  /** By its name: it may have to be made. */
  category: string;
  /** The list says its meal times; those of all others are chosen together. */
  hasOwnMeals: boolean;
  isIncluded: boolean;
  /** Why it could not be added. */
  failure?: string | undefined;
}

/** Dishes that are there already, or twice in the list, are left out at first. Rule: menu-18 */
export function rowsOf(
  listed: readonly ListedDish[],
  { known, category }: { known: ReadonlySet<string>; category: string },
): ImportRow[] {
  const seen = new Set(known);
  return listed.map((dish) => {
    const isIncluded = !seen.has(sameName(dish.name));
    seen.add(sameName(dish.name));
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

/** Why dishes were not added, by the key of their row; undefined for those that were. */
export type ImportResult = ReadonlyMap<string, string | undefined>;

/** The rows that are not added yet, each with its reason, if known. */
export function rowsLeft(rows: readonly ImportRow[], result: ImportResult): ImportRow[] {
  return rows
    .filter(({ key }) => !result.has(key) || result.get(key) !== undefined)
    .map((row) => ({ ...row, failure: result.get(row.key) ?? row.failure }));
}

/** Names are the same whatever their case and spaces. */
export function sameName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The meal times that are chosen for all dishes of which the list says none. */
export function withMealTimes(
  rows: readonly ImportRow[],
  chosen: ImportRow['mealTimes'],
): ImportRow[] {
  return rows.map((row) => (row.hasOwnMeals ? row : { ...row, mealTimes: chosen }));
}

/** As the dialog of one dish would hold it. */
export function formOfRow(row: ImportRow, categoryId: string): ItemForm {
  const { name, price, description, isVegetarian, mealTimes } = row;
  return { ...blankItem(categoryId), name, price, description, isVegetarian, mealTimes };
}

/** Stands for a category that is not made yet. */
const anyCategory = '000000000000';

/** The first problem of a row; undefined: it can be added. */
export function problemOf(row: ImportRow): string | undefined {
  if (row.category.trim().length < 2) return categoryTooShort;
  const form = formOfRow(row, anyCategory);
  const { error } = createMenuItem.request.body.safeParse(inputOfItem(form));
  const { price, isVegetarian } = itemProblems(form);
  return price ?? error?.issues.at(-1)?.message ?? isVegetarian;
}
