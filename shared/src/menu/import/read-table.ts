import { readAmount } from '../../money/read-amount.ts';
import { type MenuItem, mealTimes } from '../menu.contract.ts';
import { vegMark } from './diet-signs.ts';
import {
  type ColumnRole,
  countFilled,
  isHeader,
  roleOfHeader,
  sizeOfHeader,
} from './find-columns.ts';
import { noDishReason } from './line-words.ts';
import { noFields, type ParsedDish, type ParsedLine } from './list-entry.ts';
import { dishOf, priceProblem, readLine, trimDecoration } from './read-line.ts';
import type { Table, TableRow } from './split-table.ts';

export function readTable({ rows, headerAt, roles: assigned }: Table): ParsedLine[] {
  let header = rows[headerAt]?.cells ?? [];
  let roles = assigned;
  let dishAbove: ParsedDish | undefined;
  const parsedLines: ParsedLine[] = [];
  for (const [index, row] of rows.entries()) {
    const base = { line: row.line, text: row.text };
    if (index === headerAt) {
      parsedLines.push({ ...base, kind: 'columns' });
      continue;
    }
    if (
      index > headerAt &&
      row.cells &&
      isHeader(row.cells) &&
      row.cells.join() !== header.join()
    ) {
      header = row.cells;
      roles = header.map((cell) => roleOfHeader(cell) ?? 'ignore');
    }
    const labels = header.map((cell) => sizeOfHeader(cell) || cell.trim());
    const readings =
      index < headerAt ? readRowAboveHeader(row) : readRow(row, { roles, labels, dishAbove });
    parsedLines.push(...readings.map((line) => ({ ...base, ...line })));
    const line = readings.at(-1);
    if (line?.kind === 'dish') dishAbove = { ...line.dish };
    else if (line?.kind === 'words') dishAbove = undefined;
  }
  return parsedLines;
}

interface Columns {
  roles: readonly ColumnRole[];
  labels: readonly string[];
  /** The dish in the row above. */
  dishAbove: ParsedDish | undefined;
}

function readRowAboveHeader({ text, cells }: TableRow) {
  return readLine((cells ?? [text]).filter((cell) => cell.trim() !== '').join(' '));
}

function readRow(
  { cells }: TableRow,
  { roles, labels, dishAbove }: Columns,
): ReturnType<typeof readLine> {
  if (!cells) return [{ kind: 'unread', reason: 'A quote in it is not closed.', name: '' }];
  if (countFilled(cells) === 0) return [{ kind: 'blank' }];
  if (isHeader(cells))
    return [{ kind: 'unread', reason: 'The names of the columns again.', name: '' }];
  const cell = (role: ColumnRole) =>
    roles
      .flatMap((columnRole, column) => (columnRole === role ? [oneLine(cells[column] ?? '')] : []))
      .filter(Boolean)
      .join(', ');
  const name = cell('name');
  if (countFilled(cells) === 1) return readOnlyCell(cells, roles, name, dishAbove);
  if (cells.slice(roles.length).some((extra) => extra.trim() !== '')) {
    return [{ kind: 'unread', reason: 'It has more cells than the other rows.', name }];
  }
  const kind = noDishReason(name);
  if (kind) return [{ kind: 'unread', reason: `This looks like ${kind}.`, name }];
  const fields = {
    category: cell('category') || dishAbove?.category || '',
    description: cell('description'),
    vegMark: vegMark(cell('veg')),
    mealTimes: readMeals(cell('meals')),
  };
  const size = cell('size');
  const isSameDish = name === '' && size !== '' && dishAbove !== undefined;
  const dishName = isSameDish ? dishAbove.name : trimDecoration(name);
  if (!/\p{L}/u.test(dishName))
    return [{ kind: 'unread', reason: 'There is no name in it.', name: '' }];
  const prices = readPrices(cells, roles, labels);
  const { price, sizes, problem } = prices;
  const priceFields = { price, sizes, problem, size: /^\d*$/.test(size) ? prices.size : size };
  const description = [fields.description, prices.description].filter(Boolean).join(', ');
  return [
    { kind: 'dish', dish: { ...noFields, ...fields, ...priceFields, name: dishName, description } },
  ];
}

/** Reads a row with one cell: a heading, a dish with its price, or only a name. */
function readOnlyCell(
  cells: readonly string[],
  roles: readonly ColumnRole[],
  name: string,
  dishAbove: ParsedDish | undefined,
) {
  const column = cells.findIndex((cell) => cell.trim() !== '');
  const text = oneLine(cells[column] ?? '');
  if (roles[column] === 'description' && dishAbove)
    return [{ kind: 'description' as const, words: text }];
  return readLine(text).map((reading) =>
    reading.kind === 'words' || reading.kind === 'description'
      ? {
          kind: 'words' as const,
          name: 'name' in reading ? reading.name : reading.words,
          isHeading: name === '' || (reading.kind === 'words' && reading.isHeading),
        }
      : reading,
  );
}

/** Reads one price or the prices of several sizes, from one column or several columns. */
function readPrices(
  cells: readonly string[],
  roles: readonly ColumnRole[],
  labels: readonly string[],
): ParsedDish {
  const columns = roles.flatMap((role, column) => (role === 'price' ? [column] : []));
  const texts = columns.map((column) => ({
    text: oneLine(cells[column] ?? ''),
    label: labels[column] ?? '',
  }));
  const priceTexts = texts.filter(({ text }) => text !== '' && !/^[-–—.]+$/.test(text));
  const read = priceTexts.map(({ text, label }) => ({ label, text, reading: readAmount(text) }));
  const [only] = read;
  const problem = read
    .map(({ reading, text }) => ({ text, reason: priceProblem(reading) }))
    .find(({ reason }) => reason);
  if (!only) return { ...noFields, name: '', problem: 'There is no price.' };
  if (problem?.reason)
    return { ...noFields, name: '', problem: `${problem.text}: ${problem.reason}` };
  if (columns.length === 1) return dishOf('', only.reading);
  const amounts = read.flatMap(({ label, reading }) =>
    reading.kind === 'amount' ? [{ label, rupees: reading.rupees }] : [],
  );
  if (amounts.length < read.length)
    return { ...noFields, name: '', problem: 'There are several prices in a cell.' };
  const [first] = amounts;
  if (amounts.length === 1 && first)
    return { ...noFields, name: '', price: first.rupees, size: first.label };
  return { ...noFields, name: '', sizes: amounts };
}

function oneLine(cell: string): string {
  return cell
    .trim()
    .replaceAll(/,?\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
}

/** `Breakfast/Dinner` -> both meals. `All day`, or the names of all meals -> `all`. */
function readMeals(text: string): MenuItem['mealTimes'] {
  const words = text.toLowerCase();
  const namedMeals = mealTimes.filter((meal) => meal !== 'all' && words.includes(meal));
  return /\ball\b/.test(words) || namedMeals.length === mealTimes.length - 1 ? ['all'] : namedMeals;
}
