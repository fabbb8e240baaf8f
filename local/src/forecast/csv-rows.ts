import Papa from 'papaparse';

export interface CsvRow {
  /** The row's first line, from 1. */
  line: number;
  /** undefined: a quote stands in the wrong place. */
  cells: string[] | undefined;
}

const delimiters = [',', ';', '\t', '|'];

/** Decodes the encodings that tills and spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows from the header on, without blank ones. The header is the first line that names all `columns`, in any case. A
 * report's title may stand before it.
 * @returns nothing if no line is the header
 */
export function csvRows(text: string, columns: readonly string[]): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const delimiter = delimiters.find((delimiter) => {
      const names = parseCsv(line, delimiter)?.[0]?.map((name) => name.trim().toLowerCase());
      return columns.every((column) => names?.includes(column));
    });
    if (delimiter) {
      return rowsOf(lines.slice(index), delimiter)
        .map((row) => ({ ...row, line: row.line + index }))
        .filter(({ cells }) => cells?.some((cell) => cell.trim() !== '') ?? true);
    }
  }
  return [];
}

/** Reads line by line if a quote never ends, so that the quote spoils its own line only. */
function rowsOf(lines: readonly string[], delimiter: string): CsvRow[] {
  const rows = parseCsv(lines.join('\n'), delimiter);
  if (!rows) {
    return lines.map((line, index) => ({
      line: index + 1,
      cells: line === '' ? [] : parseCsv(line, delimiter)?.[0],
    }));
  }
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += cells.join('').split('\n').length;
    return row;
  });
}

function parseCsv(text: string, delimiter: string): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
}
