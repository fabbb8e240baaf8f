import { parseCsvLine } from '../csv/parse-csv-line.ts';
import { type MenuItem, mealTimes } from './menu.contract.ts';
import { maxDishPrice } from './menu-limits.ts';

/** A dish of a pasted list. A field that the list does not state is empty. */
export interface ListedDish {
  name: string;
  /** Rupees; undefined if no price can be read. */
  price: number | undefined;
  category: string;
  description: string;
  /** Null: a person has to choose. */
  isVegetarian: boolean | null;
  /** Empty: not stated. */
  mealTimes: MenuItem['mealTimes'];
}

/** More lines than a menu holds, so that staff see the excess. */
const maxLines = 2_000;
const maxLineLength = 600;

/**
 * Reads the dishes of a list: CSV or pasted cells below a header with name and price, else lines as on a printed menu,
 * where a line without a price is a heading. Never throws.
 * Rule: menu-18
 */
export function parseMenuList(text: string): ListedDish[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, maxLines)
    .map((line) => line.slice(0, maxLineLength))
    .filter((line) => line.trim() !== '');
  const columns = columnsOf(cellsOf(lines[0] ?? ''));
  return columns ? lines.slice(1).flatMap((line) => tableDish(line, columns)) : printed(lines);
}

/** `₹1,250.50/-` -> 1250.5 */
export function priceIn(text: string): number | undefined {
  const figures = /\d[\d,]*(?:\.\d{1,2})?/.exec(text)?.[0];
  const price = Number(figures?.replaceAll(',', '') ?? Number.NaN);
  return price <= maxDishPrice ? price : undefined;
}

const headers = {
  name: /^(?:(?:dish|item)(?: ?name)?|name)$/,
  price: /^(?:price|rate|amount|mrp|cost)\b/,
  category: /^(?:category|section|group)$/,
  veg: /^(?:veg\b.*|vegetarian|diet|food type)$/,
  description: /^(?:description|details?|notes?)$/,
  meals: /^(?:meals?(?: ?times?)?|served(?: at)?|available at|timings?)$/,
};
type Columns = Record<keyof typeof headers, number>;

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '));
  const entries = Object.entries(headers).map(([field, header]) => [
    field,
    names.findIndex((name) => header.test(name)),
  ]);
  const columns = Object.fromEntries(entries) as Columns;
  return columns.name >= 0 && columns.price >= 0 ? columns : undefined;
}

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  return parseCsvLine(line) ?? line.split(',');
}

function tableDish(line: string, columns: Columns): ListedDish[] {
  const cells = cellsOf(line);
  const cell = (field: keyof Columns) => (cells[columns[field]] ?? '').trim();
  const name = cell('name');
  if (name === '') return [];
  const category = cell('category');
  return [
    {
      name,
      price: priceIn(cell('price')),
      category,
      description: cell('description'),
      isVegetarian: vegMark(cell('veg')) ?? dietOf(name, category),
      mealTimes: mealsIn(cell('meals')),
    },
  ];
}

/** `Breakfast/Dinner` -> both. All meals, or 'all day', become `all`. */
function mealsIn(text: string): MenuItem['mealTimes'] {
  const words = text.toLowerCase();
  const named = mealTimes.filter((meal) => meal !== 'all' && words.includes(meal));
  return /\ball\b/.test(words) || named.length === mealTimes.length - 1 ? ['all'] : named;
}

function vegMark(text: string): boolean | undefined {
  if (/^(?:veg|vegetarian|v|yes|y|true|1)$/i.test(text)) return true;
  if (/^(?:non[ -]?veg(?:etarian)?|nv|n|no|false|0|egg)$/i.test(text)) return false;
  return undefined;
}

/** Recognises non-veg dishes by clear words. Only a person marks a dish as veg: a wrong mark is worse than none. */
function dietOf(name: string, category: string): false | null {
  const text = `${category} ${name}`;
  if (/\bnon[ -]?veg/i.test(text)) return false;
  if (/\b(?:veg|vegetarian|vegan|no|without|free|mock|soya?)\b/i.test(name)) return null;
  return /\b(?:chicken|eggs?|omelette?|mutton|fish|prawns?|lamb|keema|beef|pork|crab)\b/i.test(name)
    ? false
    : null;
}

const figure = String.raw`(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d{1,2})?\s*(?:\/[-=])?`;
/** The price at the end of a line: `60`, `₹180/-`, `15/20`. */
const pricesAtEnd = new RegExp(
  String.raw`(?:^|[\s.…:–—-])(${figure}(?:\s*[/|]\s*${figure})*)\s*(?:only)?$`,
  'i',
);
/** `Half 90 Full 150` */
const portions = new RegExp(
  String.raw`\b(half|quarter|small|regular|medium)\b[\s.:=-]*(${figure})[\s,/|]*\b(full|half|large)\b[\s.:=-]*(${figure})$`,
  'i',
);

function printed(lines: readonly string[]): ListedDish[] {
  const dishes: ListedDish[] = [];
  let category = '';
  let isBelowDish = false;
  for (const raw of lines) {
    const line = raw.replaceAll(/\s+/g, ' ').trim();
    const found = pricedDishes(line, category);
    const last = dishes.at(-1);
    if (found.length > 0) {
      dishes.push(...found);
      isBelowDish = true;
    } else if (last && isBelowDish && /^[(a-z]/.test(line)) {
      last.description = [last.description, line.replace(/^\((.*)\)$/, '$1')]
        .filter(Boolean)
        .join(' ');
    } else if (/\p{L}/u.test(line) && !/\d{5}/.test(line)) {
      category = trimmed(line);
      isBelowDish = false;
    }
  }
  return dishes;
}

function pricedDishes(line: string, category: string): ListedDish[] {
  const dish = (text: string, price: number, description = ''): ListedDish[] => {
    const name = trimmed(text);
    if (!/\p{L}/u.test(name)) return [];
    const isVegetarian = dietOf(name, category);
    return [{ name, price, category, description, isVegetarian, mealTimes: [] }];
  };
  const two = portions.exec(line);
  if (two) {
    const [, less = '', lessPrice = '', more = '', morePrice = ''] = two;
    const price = priceIn(morePrice);
    if (price === undefined) return [];
    const note = `${less} ₹${priceIn(lessPrice) ?? ''}, ${more} ₹${price}`;
    return dish(line.slice(0, two.index), price, note);
  }
  const end = pricesAtEnd.exec(line);
  const prices = (end?.[1] ?? '')
    .replaceAll(/\/[-=]/g, ' ')
    .split(/[/|]/)
    .flatMap((text) => priceIn(text) ?? []);
  const [first] = prices;
  if (!end || first === undefined) return [];
  const text = line.slice(0, end.index);
  const names = text.split('/');
  if (names.length > 1 && names.length === prices.length) {
    return names.flatMap((name, index) => dish(name, prices[index] ?? first));
  }
  const all = prices.map((price) => `₹${price}`).join(' / ');
  return dish(text, first, prices.length > 1 ? all : '');
}

/** Removes numbering at the start, and dots, dashes and similar marks at both ends. */
function trimmed(text: string): string {
  return text
    .trim()
    .replace(/^\(?\d{1,3}[.)]\s*(?=\D)/, '')
    .replace(/^[\s.…:*•·–—_=|#>-]+/, '')
    .replace(/[\s.…:*•·–—_=|,-]+$/, '');
}
