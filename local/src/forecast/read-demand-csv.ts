import { parseCsvLine } from '@thali/shared/csv/parse-csv-line';
import { type DemandDay, dateOf, dayOf } from '@thali/shared/forecast/open-days';

export interface DemandFile {
  /** By id, in the order of the file. */
  series: Map<string, DemandDay[]>;
  /** The rows that could not be read. */
  problems: RowProblem[];
}

export interface RowProblem {
  /** From 1. */
  line: number;
  message: string;
}

const columns = ['series_id', 'date', 'value'] as const;
type Column = (typeof columns)[number];

/** Far above the sales of any till. Sums of squares of larger values would overflow. */
const maxValue = 1e15;

/**
 * Reads `series_id,date,value` in any order of columns and rows. Ignores further columns and repeated rows.
 * Skips a row with a problem and reports it.
 * Rule: forecast-11
 */
export function readDemandCsv(text: string): DemandFile {
  const file: DemandFile = { series: new Map(), problems: [] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const header = parseCsvLine(lines[start] ?? '')?.map((name) => name.trim().toLowerCase());
  if (!columns.every((column) => header?.includes(column))) {
    const message = headerProblem(lines[start] ?? '');
    return { ...file, problems: [{ line: Math.max(start, 0) + 1, message }] };
  }
  const firstLines = new Map<string, number>();
  lines.slice(start + 1).forEach((text, index) => {
    if (text.trim() === '') return;
    const line = start + index + 2;
    const cells = parseCsvLine(text);
    const isTooLong = (cells?.length ?? 0) > (header?.length ?? 0);
    const message = isTooLong
      ? tooManyCells
      : readRow(file, firstLines, line, (column) => cells?.[header?.indexOf(column) ?? 0]?.trim());
    if (message) file.problems.push({ line, message });
  });
  return file;
}

/** Names the usual faults of an export: another separator or encoding. */
function headerProblem(line: string): string {
  const rule = `the header must name ${columns.join(', ')}`;
  // UTF-16 that was read as UTF-8 has a zero after each letter.
  if (line.includes('\0')) return `${rule}; this file is UTF-16: save it as 'CSV UTF-8'`;
  if (line.includes(';')) return `${rule}; this file has semicolons: save it with commas`;
  if (line.includes('\t')) return `${rule}; this file has tabs: save it with commas`;
  return rule;
}

const tooManyCells =
  'more columns than the header: write figures without commas, as 123100 or 12.5';

/** Adds the row. @returns the problem, if there is one */
function readRow(
  { series }: DemandFile,
  firstLines: Map<string, number>,
  line: number,
  cell: (column: Column) => string | undefined,
): string | undefined {
  const [id, date, text] = columns.map(cell);
  if (id === undefined || date === undefined || text === undefined) {
    return 'fewer columns than the header, or a quote that does not end';
  }
  if (id === '') return 'series_id is empty';
  if (id.includes('\uFFFD')) return 'series_id is not UTF-8 text';
  if (!isDate(date)) return `date must be a day as 2026-11-30, not '${date}'`;
  const value = numberOf(text);
  if (value === undefined && text.includes(',')) {
    return `value must be written without commas, as 123100 or 12.5, not '${text}'`;
  }
  if (value === undefined) return `value must be a number of 0 or more, not '${text}'`;
  if (value > maxValue) return `value must be ${maxValue} at most, not '${text}'`;

  const days = series.get(id) ?? [];
  const key = `${date} ${id}`;
  const firstLine = firstLines.get(key);
  if (firstLine === undefined) {
    firstLines.set(key, line);
    series.set(id, days);
    days.push({ date, value });
  } else if (days.some((day) => day.date === date && day.value !== value)) {
    return `line ${firstLine} has another value for '${id}' on ${date}`;
  }
  return undefined;
}

/** Years from 1000 to 2999, so that the forecast days have four-digit years too. */
function isDate(text: string): boolean {
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(dayOf(text)) &&
    dateOf(dayOf(text)) === text
  );
}

function numberOf(text: string): number | undefined {
  if (!/^\+?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
