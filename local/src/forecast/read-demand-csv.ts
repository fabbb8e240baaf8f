import { minOpenDays } from '@thali/shared/forecast/forecast-demand';
import { type DemandDay, dayOf } from '@thali/shared/forecast/open-days';
import { compareKey } from '@thali/shared/text/compare-text';
import { readDates } from './read-dates.ts';
import { readFigures } from './read-figures.ts';
import { rowsBelowHeader } from './rows-below-header.ts';

export interface DemandFile {
  /** By id, in the order of the file. */
  series: Map<string, DemandDay[]>;
  /** Rows that could not be read, one remark for each kind of fault. */
  problems: RowRemark[];
  /** Remarks about rows that the file's owner must know, such as added-up rows. */
  warnings: RowRemark[];
}

export interface RowRemark {
  /** The first row's line, from 1. */
  line: number;
  /** The number of rows. */
  count: number;
  /** The message names the cell of the first row. */
  message: string;
}

const columns = ['series_id', 'date', 'value'];

/** Far above the sales of any till, and small enough for sums of squares. */
const maxValue = 1e15;
/** A wrongly typed year or month moves a date by months. Up to two dates this far from all others count as wrong. */
const outlierDays = 183;

/**
 * Reads a till's export: `series_id,date,value`, in any order of columns and rows. Ignores further columns. Adds up
 * the rows of a day. Leaves out a day with an unreadable figure, because the sum of the other rows would be too
 * small.
 * Rule: forecast-11
 */
export function readDemandCsv(text: string): DemandFile {
  const problems = new Remarks();
  const notes = new Remarks();
  const series = new Map<string, DemandDay[]>();
  for (const [id, totals] of addUp(readRows(text, problems), notes)) {
    const days = validDays(id, totals, problems);
    if (days.length > 0) series.set(id, days);
  }
  return { series, problems: problems.list, warnings: notes.list };
}

interface Row {
  line: number;
  id: string;
  date: string;
  /** Undefined if the cell is not a figure. */
  value: number | undefined;
}

function readRows(text: string, problems: Remarks): Row[] {
  const [header, ...rows] = rowsBelowHeader(text, columns);
  if (!header) problems.add(1, 'header', `the header must name ${columns.join(', ')}`);
  const names = header?.cells?.map((name) => name.trim().toLowerCase()) ?? [];
  const cellsOf = (column: string) =>
    rows.map(({ cells }) => cells?.[names.indexOf(column)]?.trim() ?? '');
  const [ids, dates, values] = [cellsOf('series_id'), cellsOf('date'), cellsOf('value')];
  const parsed = { dates: readDates(dates), values: readFigures(values) };
  return rows.flatMap(({ line, cells }, index) => {
    const { date, isUncertain } = parsed.dates[index] ?? {};
    const cell = dates[index] ?? '';
    const id = ids[index] ?? '';
    const value = parsed.values[index];
    const fault = rowFault(cells, names.length);
    if (fault) problems.add(line, fault, fault);
    else if (id === '') problems.add(line, 'id', 'series_id is empty');
    else if (isUncertain) problems.add(line, 'order', uncertainText(cell));
    else if (!date) problems.add(line, 'date', dateText(cell));
    else {
      if (value === undefined) problems.add(line, 'value', valueText(values[index] ?? ''));
      return [{ line, id, date, value }];
    }
    return [];
  });
}

function addUp(
  rows: readonly Row[],
  notes: Remarks,
): ReadonlyMap<string, ReadonlyMap<string, DayTotal>> {
  const totals = new Map<string, Map<string, DayTotal>>();
  /** The first spelling of each series. */
  const spellings = new Map<string, string>();
  for (const { line, id: cell, date, value } of rows) {
    const key = compareKey(cell);
    const id = spellings.get(key) ?? cell;
    spellings.set(key, id);
    const days = totals.get(id) ?? new Map<string, DayTotal>();
    const day = days.get(date);
    if (day)
      notes.add(line, 'sum', `several rows of a day are added up, such as on ${date} of '${id}'`);
    totals.set(id, days.set(date, { line: day?.line ?? line, value: addValue(day, value) }));
  }
  return totals;
}

/** The days of a series without wrong totals and wrong dates. */
function validDays(
  id: string,
  totals: ReadonlyMap<string, DayTotal>,
  problems: Remarks,
): DemandDay[] {
  const outliers = findOutlierDates([...totals.keys()]);
  return [...totals].flatMap(([date, { line, value }]) => {
    if (value === undefined) return [];
    const fault = totalFault(value);
    if (fault) problems.add(line, fault, `${fault}, not ${value} on ${date} of '${id}'`);
    else if (outliers.has(date)) problems.add(line, 'far', outlierText(date));
    else return [{ date, value }];
    return [];
  });
}

interface DayTotal {
  /** The first row's line. */
  line: number;
  /** Undefined if the day has an unreadable figure. */
  value: number | undefined;
}

function addValue(day: DayTotal | undefined, value: number | undefined): number | undefined {
  if (value === undefined || (day && day.value === undefined)) return undefined;
  return (day?.value ?? 0) + value;
}

/** Remarks by kind, in the order of their first lines. */
class Remarks {
  #byKind = new Map<string, RowRemark>();

  add(line: number, kind: string, message: string): void {
    const existing = this.#byKind.get(kind);
    if (existing) existing.count += 1;
    else this.#byKind.set(kind, { line, count: 1, message });
  }

  get list(): RowRemark[] {
    return [...this.#byKind.values()].sort((a, b) => a.line - b.line);
  }
}

function rowFault(cells: readonly string[] | undefined, columnCount: number): string | undefined {
  if (!cells) return 'a quote is out of place';
  if (cells.length < columnCount) return 'fewer columns than the header';
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) {
    return 'more columns than the header: write figures without commas, such as 123100 or 12.5';
  }
  return undefined;
}

function dateText(cell: string): string {
  return `date must be a date such as 2026-11-30 or 30-11-2026, not '${cell}'`;
}

function uncertainText(cell: string): string {
  return `date can mean two days, and no row shows whether the day or the month comes first: write ${cell} as 2026-11-30`;
}

function valueText(cell: string): string {
  return `value must be a number such as 1234.5 or 1,234.5, not '${cell}'`;
}

function totalFault(value: number): string | undefined {
  if (value < 0) return 'the total of a day must be 0 or more';
  return value > maxValue ? `the total of a day must be ${maxValue} at most` : undefined;
}

function outlierText(date: string): string {
  return `date is more than ${outlierDays} days away from the other dates: ${date}`;
}

/**
 * Finds up to two dates at an end of the series that are far from all other dates. They would distort the length and
 * the age of the series.
 */
function findOutlierDates(all: readonly string[]): ReadonlySet<string> {
  const dates = [...all].sort();
  const isFar = (a = '', b = '') => Math.abs(dayOf(a) - dayOf(b)) > outlierDays;
  const outliers = [1, 2].flatMap((count) => {
    if (dates.length < count + minOpenDays) return [];
    const first = isFar(dates[count - 1], dates[count]) ? dates.slice(0, count) : [];
    const last = isFar(dates.at(-count), dates.at(-count - 1)) ? dates.slice(-count) : [];
    return [...first, ...last];
  });
  return new Set(outliers);
}
