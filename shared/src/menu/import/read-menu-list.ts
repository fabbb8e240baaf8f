import type { ColumnRole } from './find-columns.ts';
import type { ListEntry, ParsedLine } from './list-entry.ts';
import { readContext } from './read-context.ts';
import { readLine } from './read-line.ts';
import { readTable } from './read-table.ts';
import { findTable, type Table } from './split-table.ts';

export interface MenuList {
  entries: ListEntry[];
  /** The table, if the list is a table. */
  table: Table | undefined;
}

const maxLines = 2_000;

/**
 * Reads a list: a table, or lines of a printed menu or a chat. Every line becomes a dish, a heading or an unclear line.
 * Never guesses a price and never throws.
 * @param roles the roles that a person has assigned to the table's columns
 * Rule: menu-18
 */
export function readMenuList(text: string, roles?: readonly ColumnRole[]): MenuList {
  const plain = separateDashes(text);
  const table = findTable(plain);
  if (!table) return { entries: readContext(readPrintedLines(plain)), table };
  const assigned = roles?.length === table.roles.length ? [...roles] : table.roles;
  return { entries: readContext(readTable({ ...table, roles: assigned })), table };
}

/** In a list that mostly writes `Dosa -60`, the dash is only a separator. */
function separateDashes(text: string): string {
  const dash = /([\p{L}\p{M})] +)[-–](?=(?:₹|rs\.? ?)?\d)/giu;
  const dashes = text.match(dash)?.length ?? 0;
  const linesWithFigures = text.match(/^.*\d/gm)?.length ?? 0;
  return dashes > 2 && dashes * 2 > linesWithFigures ? text.replaceAll(dash, '$1- ') : text;
}

function readPrintedLines(text: string): ParsedLine[] {
  const lines = removeSerialNumbers(text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, maxLines));
  return lines.flatMap(({ text: line, plain }, index) =>
    readLine(plain).map((reading) => ({ ...reading, line: index + 1, text: line.trim() })),
  );
}

/** Removes the numbers 1, 2, 3 … in front of the lines. */
function removeSerialNumbers(lines: readonly string[]): { text: string; plain: string }[] {
  const start = /^\s*(\d{1,3})\s+(?=\p{L})/u;
  const numbers = lines.flatMap((line) => start.exec(line)?.[1] ?? []).map(Number);
  const isSerial =
    numbers.length > 2 &&
    numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
  return lines.map((text) => ({ text, plain: isSerial ? text.replace(start, '') : text }));
}
