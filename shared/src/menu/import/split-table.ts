import { csvRows } from '../../csv/csv-rows.ts';
import { removeSepLine } from '../../csv/sep-line.ts';
import { countFilled, findColumns, type TableColumns } from './find-columns.ts';

export interface TableRow {
  line: number;
  text: string;
  /** Undefined if a quote is not closed. */
  cells: string[] | undefined;
}

export interface Table extends TableColumns {
  rows: TableRow[];
}

const maxRows = 2_000;
const delimiters = ['\t', ';', ',', '|'];

/** Finds the table in a text: Markdown, CSV or cells of a spreadsheet. Undefined if the text is not a table. */
export function findTable(text: string): Table | undefined {
  const { plain, delimiter, skipped } = removeSepLine(text);
  const markdown = markdownRows(text);
  if (markdown) return withColumns(markdown);
  const lines = plain.split(/\r\n|\n|\r/);
  const tables = (delimiter ? [delimiter] : delimiters).map((candidate) =>
    withColumns(
      csvRows(plain, candidate)
        .slice(0, maxRows)
        .map(({ line, cells }) => ({ line: line + skipped, text: lines[line - 1] ?? '', cells })),
    ),
  );
  return (
    tables.find(({ headerAt, roles }) => headerAt >= 0 && roles.includes('price')) ??
    tables.find(isRegular)
  );
}

function withColumns(rows: TableRow[]): Table {
  return { rows, ...findColumns(rows.map(({ cells }) => cells ?? [])) };
}

/** Whether most rows have all columns, among them a name and a price. */
function isRegular({ rows, roles }: Table): boolean {
  const counts = rows.flatMap(({ cells }) =>
    cells && countFilled(cells) > 0 ? [cells.length] : [],
  );
  const usual = counts.filter((count) => count >= roles.length).length;
  const isMost = usual >= 2 && usual >= counts.length * 0.6;
  return roles.length > 1 && isMost && roles.includes('name') && roles.includes('price');
}

/**
 * Reads Markdown rows such as `| Dosa | 60 |`, also with other lines between rows. Undefined if the text has no
 * Markdown table.
 */
function markdownRows(text: string): TableRow[] | undefined {
  const lines = text.split(/\r\n|\n|\r/).slice(0, maxRows);
  if (!lines.some((line) => /^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|[\s:|-]*$/.test(line))) return undefined;
  return lines.map((line, index) => {
    const isRow = /\|/.test(line);
    const isRuler = isRow && /^[\s:|-]+$/.test(line);
    // An escaped bar belongs to its cell.
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .replaceAll('\\|', '\u0000')
      .split('|');
    const plain = cells.map((cell) =>
      cell
        .replaceAll('\u0000', '|')
        .replaceAll(/\*\*|<br\s*\/?>/g, ' ')
        .trim(),
    );
    return { line: index + 1, text: line, cells: isRuler ? [] : isRow ? plain : [line] };
  });
}
