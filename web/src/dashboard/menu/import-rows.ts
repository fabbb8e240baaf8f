import type { ListEntry } from '@thali/shared/menu/import/list-entry';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { categoryTooShort } from '@thali/shared/menu/menu-fields';
import { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { priceText } from '../shared/typed-figures.ts';
import { changedFields } from './changed-fields.ts';
import {
  blankItem,
  changesOfItem,
  type ItemForm,
  type ItemInput,
  inputOfItem,
  itemProblems,
} from './item-input.ts';

/** A dish to import, with the typed values. */
export interface ImportRow
  extends Pick<
    ItemForm,
    'name' | 'price' | 'sizes' | 'description' | 'isVegetarian' | 'mealTimes'
  > {
  kind: 'dish';
  /** The idempotency key, so that a retry creates no second dish. */
  key: string;
  /** The name of the category, which may not exist yet. */
  category: string;
  /** The meal times come from the list. Dishes without meal times share one choice. */
  hasListedMealTimes: boolean;
  isIncluded: boolean;
  /** The reason why the price could not be read. */
  priceDoubt: string | undefined;
  /** The reason why the server refused the dish. */
  failure?: string | undefined;
  /** The row as the first try sent it. */
  firstTry?: ImportRow | undefined;
}

/** A line of the list that is not a dish: a heading, or a line that could not be read. */
export interface ImportLine {
  kind: 'heading' | 'unread';
  key: string;
  line: number;
  text: string;
  /** The name if the line becomes a dish or a category. */
  name: string;
  reason: string;
}

export type ImportEntry = ImportRow | ImportLine;

interface KnownMenu {
  menuNames: ReadonlySet<string>;
  /** The category for dishes without a category. */
  category: string;
}

/** Prepares a list for import. Does not include a dish that is on the menu or earlier in the list. Rule: menu-18 */
export function entriesOf(
  listed: readonly ListEntry[],
  { menuNames, category }: KnownMenu,
): ImportEntry[] {
  const knownNames = new Set(menuNames);
  return listed.map((entry): ImportEntry => {
    const key = crypto.randomUUID();
    if (entry.kind !== 'dish') {
      const reason = entry.kind === 'unread' ? entry.reason : '';
      return {
        kind: entry.kind,
        key,
        line: entry.line,
        text: entry.text,
        name: entry.name,
        reason,
      };
    }
    const { name, price, sizes, description, isVegetarian, mealTimes } = entry.dish;
    const isIncluded = !knownNames.has(compareKey(name));
    knownNames.add(compareKey(name));
    return {
      ...{
        kind: 'dish',
        key,
        name,
        description,
        isVegetarian,
        isIncluded,
        priceDoubt: entry.problem,
      },
      price: price === undefined ? '' : priceText(price),
      sizes: sizes.map(({ label, rupees }, index) => ({
        key: `${key}-${index}`,
        name: label,
        price: priceText(rupees),
      })),
      category: entry.dish.category || category,
      mealTimes: mealTimes.length > 0 ? mealTimes : ['all'],
      hasListedMealTimes: mealTimes.length > 0,
    };
  });
}

export function rowsIn(entries: readonly ImportEntry[]): ImportRow[] {
  return entries.filter((entry) => entry.kind === 'dish');
}

/** Turns a line into a dish without a price, in the category of the dish above. */
export function withDish(
  entries: readonly ImportEntry[],
  line: ImportLine,
  category: string,
): ImportEntry[] {
  const nearestAbove = entries
    .slice(0, entries.indexOf(line))
    .findLast(({ kind }) => kind !== 'unread');
  const dish: ImportRow = {
    ...{ kind: 'dish', key: line.key, name: line.name, price: '', sizes: [], description: '' },
    category:
      (nearestAbove?.kind === 'dish' ? nearestAbove.category : nearestAbove?.name) || category,
    ...{ isVegetarian: null, mealTimes: ['all'], hasListedMealTimes: false, isIncluded: true },
    priceDoubt: undefined,
  };
  return entries.map((entry) => (entry === line ? dish : entry));
}

/** Turns a line into the heading of the dishes below, up to the next heading. */
export function withHeading(entries: readonly ImportEntry[], line: ImportLine): ImportEntry[] {
  const start = entries.indexOf(line);
  const next = entries.findIndex(({ kind }, index) => index > start && kind === 'heading');
  const end = next < 0 ? entries.length : next;
  return entries.map((entry, index) => {
    if (entry === line) return { ...line, kind: 'heading' };
    const isBelow = index > start && index < end && entry.kind === 'dish';
    return isBelow ? { ...entry, category: line.name } : entry;
  });
}

/** The reason why a dish failed, by the key of its row. Undefined for an added dish. */
export type ImportResult = ReadonlyMap<string, string | undefined>;

/** The entries that are not added yet. Failed dishes get the reason. */
export function unfinishedEntries(
  entries: readonly ImportEntry[],
  result: ImportResult,
): ImportEntry[] {
  return entries
    .filter(({ key }) => !result.has(key) || result.get(key) !== undefined)
    .map((entry) => {
      if (entry.kind !== 'dish' || !result.has(entry.key)) return entry;
      const firstTry = entry.firstTry ?? entry;
      return { ...entry, failure: result.get(entry.key), firstTry };
    });
}

/**
 * The changes that a repeated import still sends if an earlier try created the dish. They are the user's edits since
 * that try, so a colleague's edits stay.
 */
export function changesSinceTry(
  row: ImportRow,
  stored: MenuItem,
  categoryId: string,
): Partial<ItemInput> {
  const { firstTry } = row;
  if (!firstTry) return {};
  const isMoved = compareKey(firstTry.category) !== compareKey(row.category);
  const form = formOfRow(row, isMoved ? categoryId : stored.categoryId);
  const firstInput = inputOfItem(formOfRow(firstTry, stored.categoryId));
  const edits = changedFields<ItemInput>(firstInput, inputOfItem(form));
  const changes = changesOfItem(form, stored);
  return Object.fromEntries(Object.entries(edits).filter(([name]) => name in changes));
}

/** Changes every dish of the list. */
export function withRows(
  entries: readonly ImportEntry[],
  change: (row: ImportRow) => ImportRow,
): ImportEntry[] {
  return entries.map((entry) => (entry.kind === 'dish' ? change(entry) : entry));
}

/** Names the sizes of all dishes with the same number of unnamed sizes. */
export function withSizeNames(
  entries: readonly ImportEntry[],
  names: readonly string[],
): ImportEntry[] {
  return withRows(entries, (row) =>
    hasUnnamedSizes(row) && row.sizes.length === names.length
      ? { ...row, sizes: row.sizes.map((size, index) => ({ ...size, name: names[index] ?? '' })) }
      : row,
  );
}

export function hasUnnamedSizes({ isIncluded, sizes }: ImportRow): boolean {
  return isIncluded && sizes.length > 0 && sizes.every(({ name }) => name === '');
}

/** The row as values of the dish form. */
export function formOfRow(row: ImportRow, categoryId: string): ItemForm {
  const { name, price, sizes, description, isVegetarian, mealTimes } = row;
  return { ...blankItem(categoryId), name, price, sizes, description, isVegetarian, mealTimes };
}

/** A placeholder, because the category may not exist yet. */
const anyCategory = '000000000000';

/** The first problem of a row. Returns undefined if the row is complete. */
export function problemOf(row: ImportRow): string | undefined {
  if (row.category.trim().length < 2) return categoryTooShort;
  const form = formOfRow(row, anyCategory);
  const { error } = createMenuItem.request.body.safeParse(inputOfItem(form));
  const { price, sizes, isVegetarian } = itemProblems(form);
  return price ?? sizes ?? error?.issues.at(-1)?.message ?? isVegetarian;
}
