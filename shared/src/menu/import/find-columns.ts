import { amountTokens } from '../../money/amount-tokens.ts';
import { readAmount, sizeName } from '../../money/read-amount.ts';

/** The content of a table's column. Several price columns hold the prices of different sizes. */
export type ColumnRole =
  | 'name'
  | 'price'
  | 'category'
  | 'veg'
  | 'description'
  | 'meals'
  | 'size'
  | 'ignore';

export interface TableColumns {
  roles: ColumnRole[];
  /** The index of the header row; -1 for a table without a header. */
  headerAt: number;
  /** If false, a person has to check the roles. */
  isCertain: boolean;
}

const headers: [ColumnRole, RegExp][] = [
  [
    'ignore',
    /^(?:s(?:r|l|erial)?\.? ?no|no|id|(?:item |dish |product )?codes?|sku|short ?code|barcode|hsn.*|stock|unit|uom|in stock|available|availability|status|image.*|photo|tax.*|gst.*|क्र.*|अ क्र)$/,
  ],
  [
    'name',
    /^(?:(?:(?:menu|food) )?(?:menu|food|dish|item|product|recipe)(?:e?s)?(?: ?(?:name|title|description))?|names?(?: of (?:the )?(?:dish|item|product)s?)?|particulars?|title|description of (?:items?|goods)|नाम|पदार्थ.*|डिश|व्यंजन|आइटम|பெயர்|உணவு|పేరు|ವಸ್ತು|ഇനം|নাম|નામ|ਨਾਮ)$/,
  ],
  [
    'price',
    /^(?:(?:sellingPrice|sale|sales|sell|base|our|final|item|menu|dish|full|half|regular) ?)?(?:prices?|rates?|amounts?|mrp|cost|charges?)(?: (?:per|each|in)\b.*)?$|^(?:भाव|दर|किंमत|कीमत|मूल्य|விலை|ధర|ಬೆಲೆ|വില|দাম|মূল্য|ભાવ|કિંમત|ਕੀਮਤ|ਰੇਟ)$/,
  ],
  [
    'category',
    /^(?:(?:item |menu |dish |food )?(?:category|categories|section|group|course|department|type of dish)(?: name)?|sub ?category|वर्ग|श्रेणी|प्रकार)$/,
  ],
  [
    'veg',
    /^(?:(?:matches )?veg(?:etarian)?(?: or)?(?: ?non ?veg(?:etarian)?)?|non ?veg|diet(?:ary)?(?: type)?|food type|veg (?:type|mark))$/,
  ],
  [
    'description',
    /^(?:(?:item |dish )?(?:description|desc|details?|notes?|remarks?|ingredients|contents))$/,
  ],
  ['meals', /^(?:meals?(?: ?times?)?|served(?: at)?|available at|timings?|session)$/],
  [
    'size',
    /^(?:variants?(?: name)?|variations?(?: name)?|sizes?|portions?(?: size)?|serving(?: size)?|qty|quantity)$/,
  ],
];

const maxTitleRows = 15;

/** Finds the header in the first rows, and otherwise guesses the columns from their cells. */
export function findColumns(rows: readonly (readonly string[])[]): TableColumns {
  const first = rows.slice(0, maxTitleRows);
  const knownHeaderAt = first.findIndex(isHeader);
  const headerAt =
    knownHeaderAt >= 0
      ? knownHeaderAt
      : first.findIndex((cells, index) => isUnknownHeader(cells, rows[index + 1]));
  const header = rows[headerAt] ?? [];
  const below = rows.slice(headerAt + 1).filter((cells) => countFilled(cells) > 1);
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const count = knownHeaderAt >= 0 ? width : Math.max(width, mostFrequentLength(below));
  const columns = Array.from({ length: count }, (_, column) => column);
  const headerRoles = columns.map((column) => roleOfHeader(header[column] ?? ''));
  if (knownHeaderAt >= 0) {
    const roles = chooseOnePrice(ensureNameColumn(headerRoles), header);
    return {
      roles,
      headerAt,
      isCertain: isCertain(header, headerRoles, ensureNameColumn(headerRoles), below),
    };
  }
  const guess = guessRoles(below, count);
  const roles = columns.map((column) => headerRoles[column] ?? guess.roles[column] ?? 'ignore');
  return { roles, headerAt, isCertain: guess.isCertain };
}

/** Whether a row names a column for the dish and a column for the price. */
export function isHeader(cells: readonly string[]): boolean {
  const roles = cells.map(roleOfHeader);
  return roles.includes('price') && (roles.includes('name') || roles.includes('description'));
}

/** Exports of some tills name the dish column 'Description'. */
function ensureNameColumn(headerRoles: readonly (ColumnRole | undefined)[]): ColumnRole[] {
  const hasName = headerRoles.includes('name');
  return headerRoles.map((role) =>
    role === 'description' && !hasName ? 'name' : (role ?? 'ignore'),
  );
}

/** Chooses one of several price columns that are not sizes: the selling price, or else the first column. */
function chooseOnePrice(roles: ColumnRole[], header: readonly string[]): ColumnRole[] {
  const prices = roles.flatMap((role, column) => (role === 'price' ? [column] : []));
  if (prices.every((column) => sizeOfHeader(header[column] ?? ''))) return roles;
  const sellingPrice = prices.find((column) => /sell|sale|final|our/i.test(header[column] ?? ''));
  const chosen = sellingPrice ?? prices[0];
  return roles.map((role, column) => (role === 'price' && column !== chosen ? 'ignore' : role));
}

/**
 * Whether this row without a price is the header of the next row, which has one. A header has a known column name, or
 * one word per cell.
 */
function isUnknownHeader(cells: readonly string[], next: readonly string[] | undefined): boolean {
  const isAbovePrices = countFilled(cells) > 1 && !cells.some(isAmount) && next?.some(isAmount);
  return (
    Boolean(isAbovePrices) &&
    (cells.some(roleOfHeader) || cells.every((cell) => /^\S*$/.test(cell.trim())))
  );
}

/** The most frequent number of cells in a row. */
function mostFrequentLength(rows: readonly (readonly string[])[]): number {
  const lengths = rows.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  const byLength = new Map<number, number>();
  for (const length of lengths) byLength.set(length, (byLength.get(length) ?? 0) + 1);
  const [usual] = [...byLength].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return usual?.[0] ?? 0;
}

function isCertain(
  cells: readonly string[],
  headerRoles: readonly (ColumnRole | undefined)[],
  roles: readonly ColumnRole[],
  below: readonly (readonly string[])[],
): boolean {
  const prices = roles.flatMap((role, column) => (role === 'price' ? [column] : []));
  const areSizes =
    prices.length === 1 || prices.every((column) => sizeOfHeader(cells[column] ?? ''));
  const isOnce = (role: ColumnRole) => roles.filter((candidate) => candidate === role).length <= 1;
  const otherRoles: ColumnRole[] = ['name', 'category', 'veg', 'description', 'meals', 'size'];
  const isUnknownPrice = headerRoles.some(
    (role, column) => role === undefined && share(below, column, isAmount) > 0.5,
  );
  const hasPrices = prices.some(
    (column) => below.length === 0 || share(below, column, (cell) => /\p{Nd}/u.test(cell)) > 0,
  );
  return areSizes && otherRoles.every(isOnce) && !isUnknownPrice && hasPrices;
}

/** The role of a column by its name; undefined for an unknown name. */
export function roleOfHeader(cell: string): ColumnRole | undefined {
  if (sizeOfHeader(cell)) return 'price';
  const text = cell
    .toLowerCase()
    .replaceAll(/[_\s.:*()/-]+/g, ' ')
    .trim();
  const name = text
    .replaceAll(/(?:^| )(?:rs|inr|rupees|in rs)(?= |$)|[₹₨]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (name === '' && text !== '') return 'price';
  return headers.find(([, pattern]) => pattern.test(name))?.[0];
}

/** `Half Price (₹)` -> `Half`; empty if the column is not the price of a size. */
export function sizeOfHeader(cell: string): string {
  const words = cell.replaceAll(/\b(?:price|rate|amount|rs|inr)\b\.?|[₹()_:.-]/gi, ' ').trim();
  const tokens = amountTokens(words);
  const [token] = tokens;
  const isSize = token && (token.kind === 'size' || token.kind === 'count') && tokens.length === 1;
  return isSize && token.text.length === words.length ? sizeName(token) : '';
}

/** Guesses the roles from the cells. The guess is certain for two columns, one with names and one with prices. */
function guessRoles(rows: readonly (readonly string[])[], count: number) {
  const columns = Array.from({ length: count }, (_, column) => column);
  const isSerial = (column: number) =>
    rows.length > 1 &&
    rows.every(
      (cells, index) =>
        index === 0 || Number(cells[column]) === Number(rows[index - 1]?.[column]) + 1,
    );
  const prices = columns.filter(
    (column) => share(rows, column, isAmount) >= 0.8 && !isSerial(column),
  );
  const texts = columns.filter((column) => share(rows, column, isWords) >= 0.8);
  const distinct = (column: number) => new Set(rows.map((cells) => cells[column])).size;
  const [name] = texts.toSorted((a, b) => distinct(b) - distinct(a));
  const category = texts.find((column) => column !== name && distinct(column) < rows.length);
  const price = prices.at(-1);
  const roles = columns.map((column): ColumnRole => {
    if (column === name) return 'name';
    if (column === price) return 'price';
    return column === category ? 'category' : 'ignore';
  });
  return { roles, isCertain: count === 2 && name !== undefined && price !== undefined };
}

function share(
  rows: readonly (readonly string[])[],
  column: number,
  matches: (cell: string) => boolean,
) {
  return rows.length === 0
    ? 0
    : rows.filter((cells) => matches(cells[column] ?? '')).length / rows.length;
}

function isAmount(cell: string): boolean {
  return readAmount(cell).kind !== 'unreadable';
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isAmount(cell);
}

export function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}
