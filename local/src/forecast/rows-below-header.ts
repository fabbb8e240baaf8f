import { type CsvRow, csvRows } from '@thali/shared/csv/csv-rows';

const delimiters = [',', ';', '\t', '|'];

/**
 * The header and the rows below it, without blank rows. The header is the first line that names all `columns`, in any
 * letter case. A report title may precede the header.
 * @returns an empty list if no line is the header
 */
export function rowsBelowHeader(text: string, columns: readonly string[]): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const delimiter = delimiters.find((delimiter) => {
      const names = csvRows(line, delimiter)[0]?.cells?.map((name) => name.trim().toLowerCase());
      return columns.every((column) => names?.includes(column));
    });
    if (delimiter) {
      return csvRows(lines.slice(index).join('\n'), delimiter)
        .map((row) => ({ ...row, line: row.line + index }))
        .filter(({ cells }) => cells?.some((cell) => cell.trim() !== '') ?? true);
    }
  }
  return [];
}
