import { AppError } from '@thali/shared/http/app-error';
import { maxSortOrder, menuLimits } from '@thali/shared/menu/menu-limits';
import { compareKey } from '@thali/shared/text/compare-text';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';
import type { OptionGroupRow } from './option-group-rows.ts';
import { inMenuOrder, nextSortOrder } from './read-menu.ts';
import type { StorefrontRows } from './storefront.table.ts';

type Menu = Pick<StorefrontRows, 'categories' | 'items' | 'optionGroups'>;

export interface CopyOptions {
  itemIds: readonly string[];
  withPrices: boolean;
  withExisting: boolean;
  /** The id of a copy, by its original. A repeat gets the same ids. */
  newId: (kind: 'item' | 'category' | 'group', originalId: string) => string;
  now: string;
}

/** The rows that the other menu still needs. */
export interface MenuCopy extends Menu {
  /** The number of copied dishes, with the dishes that an earlier try copied. */
  copied: number;
  leftOut: string[];
}

/**
 * Plans a copy of dishes into another menu. Names decide what the other menu already has. Portions, days and uploaded
 * pictures belong to one mess, so a copy lacks them.
 * @throws AppError MENU_FULL
 * Rule: outlets-7
 */
export function planCopy(source: Menu, target: Menu, options: CopyOptions): MenuCopy {
  const { itemIds, withExisting, newId } = options;
  const chosen = source.items.filter(({ id }) => itemIds.includes(id)).sort(inMenuOrder);
  const copiedIds = new Set(target.items.map(({ id }) => id));
  const isCopied = ({ id }: MenuItemRow) => copiedIds.has(newId('item', id));
  const takenNames = namesOf(target.items.filter(({ id }) => !isCopyOf(id, chosen, newId)));
  const wanted = chosen.filter(({ name }) => withExisting || !takenNames.has(compareKey(name)));
  const missing = wanted.filter((item) => !isCopied(item));
  const categoryPlan = planCategories(source, target, missing, options);
  const groupPlan = planGroups(source, target, missing, options);
  const items = toCopies(missing, target, options, (item) => ({
    categoryId: categoryPlan.idOf(item.categoryId),
    optionGroupIds: (item.optionGroupIds ?? []).flatMap((id) => groupPlan.idOf(id) ?? []),
  }));
  const copy = { categories: categoryPlan.added, optionGroups: groupPlan.added, items };
  assertRoom(target, copy);
  const leftOut = chosen.filter((item) => !wanted.includes(item)).map(({ name }) => name);
  return { ...copy, copied: wanted.length, leftOut };
}

function isCopyOf(id: string, chosen: readonly MenuItemRow[], newId: CopyOptions['newId']) {
  return chosen.some((item) => newId('item', item.id) === id);
}

function namesOf(rows: readonly { name: string }[]): Set<string> {
  return new Set(rows.map(({ name }) => compareKey(name)));
}

/** Finds a row of the other menu by name, or adds a copy. */
function planNamed<Row extends { id: string; name: string }>(
  wanted: readonly Row[],
  existing: readonly Row[],
  toCopy: (row: Row, index: number) => Row,
): { added: Row[]; byOriginal: ReadonlyMap<string, string> } {
  const byName = new Map(existing.map(({ id, name }) => [compareKey(name), id]));
  const byOriginal = new Map<string, string>();
  const added: Row[] = [];
  for (const row of wanted) {
    const key = compareKey(row.name);
    const known = byName.get(key);
    const copy = known ? undefined : toCopy(row, added.length);
    if (copy) added.push(copy);
    const id = known ?? copy?.id ?? row.id;
    byName.set(key, id);
    byOriginal.set(row.id, id);
  }
  return { added, byOriginal };
}

function planCategories(
  source: Menu,
  target: Menu,
  items: readonly MenuItemRow[],
  { newId, now }: CopyOptions,
) {
  const wanted = source.categories
    .filter(({ id }) => items.some(({ categoryId }) => categoryId === id))
    .sort(inMenuOrder);
  const first = nextSortOrder(target.categories);
  const { added, byOriginal } = planNamed<MenuCategoryRow>(
    wanted,
    target.categories,
    ({ id, name, description }, index) => ({
      id: newId('category', id),
      name,
      ...(description && { description }),
      sortOrder: Math.min(first + index, maxSortOrder),
      updatedAt: now,
    }),
  );
  return { added, idOf: (id: string) => byOriginal.get(id) ?? id };
}

function planGroups(
  source: Menu,
  target: Menu,
  items: readonly MenuItemRow[],
  { newId, now, withPrices }: CopyOptions,
) {
  const wanted = source.optionGroups.filter(({ id }) =>
    items.some(({ optionGroupIds = [] }) => optionGroupIds.includes(id)),
  );
  const { added, byOriginal } = planNamed<OptionGroupRow>(
    wanted,
    target.optionGroups,
    ({ id, name, minChoices, maxChoices, choices }) => ({
      ...{ id: newId('group', id), name, minChoices, maxChoices },
      choices: choices.map((choice) => (withPrices ? choice : { ...choice, pricePaise: 0 })),
      ...{ stock: {}, stockSetAt: {}, updatedAt: now },
    }),
  );
  return { added, idOf: (id: string) => byOriginal.get(id) };
}

function toCopies(
  items: readonly MenuItemRow[],
  target: Menu,
  { newId, now, withPrices }: CopyOptions,
  placeOf: (item: MenuItemRow) => { categoryId: string; optionGroupIds: string[] },
): MenuItemRow[] {
  const nextByCategory = new Map<string, number>();
  return items.map((item) => {
    const { categoryId, optionGroupIds } = placeOf(item);
    const neighbours = target.items.filter((other) => other.categoryId === categoryId);
    const sortOrder = nextByCategory.get(categoryId) ?? nextSortOrder(neighbours);
    nextByCategory.set(categoryId, Math.min(sortOrder + 1, maxSortOrder));
    return {
      ...withoutOwnValues(item),
      ...(withPrices ? {} : withoutPrices(item)),
      id: newId('item', item.id),
      ...{ categoryId, sortOrder, updatedAt: now },
      ...(optionGroupIds.length > 0 && { optionGroupIds }),
    };
  });
}

/** Drops the values that belong to the first mess, and keys of the table. */
function withoutOwnValues(item: MenuItemRow): MenuItemRow {
  const { stock, stockSetAt, stockSetBy, soldOutOn, sizesSoldOutOn, ...rest } = item;
  const { evenDayMenu, oddDayMenu, optionGroupIds, image, ...dish } = rest;
  const { PK, SK, ...fields } = dish as typeof dish & { PK?: unknown; SK?: unknown };
  // A stored picture is deleted when its own mess drops it. Rule: menu-23
  return { ...fields, ...(image && !image.startsWith('/pictures/') && { image }) };
}

function withoutPrices({ sizes }: MenuItemRow): Partial<MenuItemRow> {
  return {
    pricePaise: 0,
    isAvailable: false,
    ...(sizes && { sizes: sizes.map((size) => ({ ...size, pricePaise: 0 })) }),
  };
}

function assertRoom(target: Menu, copy: Menu): void {
  const kinds = {
    items: 'dishes',
    categories: 'categories',
    optionGroups: 'option groups',
  } as const;
  for (const [kind, name] of Object.entries(kinds) as [keyof Menu, string][]) {
    const count = target[kind].length + copy[kind].length;
    if (copy[kind].length === 0 || count <= menuLimits[kind]) continue;
    throw new AppError(
      'MENU_FULL',
      `A menu holds at most ${menuLimits[kind]} ${name}. Copy fewer dishes.`,
    );
  }
}
