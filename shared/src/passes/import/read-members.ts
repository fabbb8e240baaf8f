import { csvRows } from '../../csv/csv-rows.ts';
import { removeSepLine } from '../../csv/sep-line.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { compareKey } from '../../text/compare-text.ts';
import { addDays } from '../../time/dates.ts';
import type { Pass } from '../pass.contract.ts';
import type { PassType } from '../pass-type.contract.ts';
import { columnOfHeader, isMemberHeader, type MemberColumn } from './member-columns.ts';
import { type Cell, readDietCell, readMealsCell, readPhoneCell } from './read-cells.ts';
import { readDayFirst } from './read-date.ts';

/** The maximum number of members in one list. */
export const maxImportedMembers = 500;

/** A member, and the remaining meals of a pass that the mess sold before it used Thali. */
export interface ImportedMember {
  name: string;
  /** E.164. */
  phone: string | undefined;
  roll: string;
  diet: Pass['diet'] | undefined;
  typeId: string;
  meals: number;
  startsOn: string;
  until: string;
}

export interface MemberRow {
  /** The row's first line in the text, from 1. */
  line: number;
  /** The name as written, also of a row with faults. */
  name: string;
  /** The faults in words. Empty if the row can be imported. */
  faults: string[];
  /** Undefined for a row with faults. */
  member: ImportedMember | undefined;
}

export interface MemberList {
  rows: MemberRow[];
  /** The headers of columns that the import does not use. */
  ignored: string[];
}

interface ReadContext {
  /** The passes that the mess sells. */
  types: readonly PassType[];
  /** The pass type of rows that name no pass. */
  defaultTypeId: string | undefined;
  /** YYYY-MM-DD in India. */
  today: string;
}

/**
 * Reads a list of members: CSV of any spreadsheet, or pasted cells. Finds the columns by their headers.
 * @returns the fault in words if the text is not a list of members
 */
export function readMembers(text: string, context: ReadContext): MemberList | { fault: string } {
  const table = findTable(text);
  if (!table) {
    return { fault: 'Name the columns in the first row: name, phone, meals left, valid until.' };
  }
  const { header, rows } = table;
  const columns = uniqueColumns(header);
  if (!columns.includes('meals')) {
    return { fault: 'The list has no column ‘meals left’.' };
  }
  if (rows.length === 0) return { fault: 'The list has no members below its header.' };
  if (rows.length > maxImportedMembers) {
    return {
      fault: `Import at most ${maxImportedMembers} members at once. This list has ${rows.length}.`,
    };
  }
  return {
    rows: rows.map(({ line, cells }) => readRow(line, cells, columns, context)),
    ignored: header.filter((cell, index) => cell.trim() !== '' && !columns[index]),
  };
}

const delimiters = ['\t', ';', ',', '|'];
/** A list can have a title above its header. */
const maxTitleRows = 15;

function findTable(text: string) {
  const { plain, delimiter, skipped } = removeSepLine(text);
  for (const candidate of delimiter ? [delimiter] : delimiters) {
    const rows = csvRows(plain, candidate);
    const headerAt = rows
      .slice(0, maxTitleRows)
      .findIndex(({ cells }) => cells && isMemberHeader(cells));
    if (headerAt < 0) continue;
    const isFilled = ({ cells }: (typeof rows)[number]) =>
      !cells || cells.some((cell) => cell.trim() !== '');
    return {
      header: rows[headerAt]?.cells ?? [],
      rows: rows
        .slice(headerAt + 1)
        .filter(isFilled)
        .map(({ line, cells }) => ({ line: line + skipped, cells })),
    };
  }
  return undefined;
}

/** Keeps only the first column of each content, such as the first of two phone columns. */
function uniqueColumns(header: readonly string[]): (MemberColumn | undefined)[] {
  const columns = header.map(columnOfHeader);
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));
}

function readRow(
  line: number,
  cells: readonly string[] | undefined,
  columns: readonly (MemberColumn | undefined)[],
  context: ReadContext,
): MemberRow {
  if (!cells) {
    return {
      line,
      name: '',
      faults: ['A quotation mark is in the wrong place.'],
      member: undefined,
    };
  }
  const textOf = (column: MemberColumn) => cleanLine(cells[columns.indexOf(column)] ?? '').trim();
  const faults: string[] = [];
  const take = <Value>(cell: Cell<Value>): Value | undefined => {
    if ('value' in cell) return cell.value;
    faults.push(cell.fault);
    return undefined;
  };
  const name = textOf('name');
  const roll = textOf('roll')
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1');
  if (name === '') faults.push('The name is missing.');
  if (name.length > maxName) faults.push(`The name is longer than ${maxName} characters.`);
  if (roll.length > maxRoll) faults.push(`The roll number is longer than ${maxRoll} characters.`);
  const phone = take(readPhoneCell(textOf('phone')));
  const type = take(typeOf(textOf('type'), context));
  const meals = take(readMealsCell(textOf('meals')));
  const startsOn = take(dateOf(textOf('startsOn'), context.today));
  const until = take(
    dateOf(textOf('until'), startsOn && type ? addDays(startsOn, type.days - 1) : undefined),
  );
  const diet = take(readDietCell(textOf('diet')));
  if (until && until < context.today) faults.push(`This pass ended on ${dayFirst(until)}.`);
  else if (until && startsOn && until < startsOn) {
    faults.push(`The pass ends on ${dayFirst(until)}, before it starts.`);
  }
  const isComplete = faults.length === 0 && type && meals && startsOn && until;
  const member = isComplete
    ? { name, phone, roll, diet, typeId: type.id, meals, startsOn, until }
    : undefined;
  return { line, name, faults, member };
}

const maxName = 80;
const maxRoll = 20;

function typeOf(text: string, { types, defaultTypeId }: ReadContext): Cell<PassType> {
  const found = text
    ? types.find(({ name }) => compareKey(name) === compareKey(text))
    : types.find(({ id }) => id === defaultTypeId);
  if (found) return { value: found };
  return {
    fault: text ? `You sell no pass with the name '${text}'.` : 'Choose a pass for this row.',
  };
}

/** Uses the fallback for an empty cell. */
function dateOf(text: string, fallback: string | undefined): Cell<string | undefined> {
  if (text === '') return { value: fallback };
  const date = readDayFirst(text);
  return date
    ? { value: date }
    : { fault: `'${text}' is not a date. Write day, month and year, such as 31-12-2026.` };
}

/** `2026-12-05` -> `05-12-2026`. */
function dayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
