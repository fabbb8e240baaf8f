import type { ColumnRole } from './find-columns.ts';
import type { FoundLine, ListEntry } from './list-entry.ts';
import { readContext } from './read-context.ts';
import { readLine } from './read-line.ts';
import { readTable } from './read-table.ts';
import { type Table, tableIn } from './split-table.ts';

export interface MenuList {
  entries: ListEntry[];
  /** The table, if the list is one. */
  table: Table | undefined;
}

const maxLines = 2_000;

/**
 * Reads a list: a table, or lines as on a printed menu or in a chat. Every line becomes a dish, a heading or a line that
 * was not understood; no price is a guess. Never throws.
 * @param roles  the columns of the table, as a person has assigned them
 * Rule: menu-18
 */
export function readMenuList(text: string, roles?: readonly ColumnRole[]): MenuList {
  const table = tableIn(text);
  if (!table) return { entries: readContext(printedLines(text)), table };
  const assigned = roles?.length === table.roles.length ? [...roles] : table.roles;
  return { entries: readContext(readTable({ ...table, roles: assigned })), table };
}

function printedLines(text: string): FoundLine[] {
  const lines = withoutSerials(text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, maxLines));
  return lines.flatMap(({ text: line, plain }, index) =>
    readLine(plain).map((one) => ({ ...one, line: index + 1, text: line.trim() })),
  );
}

/** Removes the numbers 1, 2, 3 … in front of the lines. */
function withoutSerials(lines: readonly string[]): { text: string; plain: string }[] {
  const start = /^\s*(\d{1,3})\s+(?=\p{L})/u;
  const numbers = lines.flatMap((line) => start.exec(line)?.[1] ?? []).map(Number);
  const isSerial =
    numbers.length > 2 &&
    numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
  return lines.map((text) => ({ text, plain: isSerial ? text.replace(start, '') : text }));
}
