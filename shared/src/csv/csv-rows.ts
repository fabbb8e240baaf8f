import Papa from 'papaparse';

export interface CsvRow {
  /** The row's first line, from 1. */
  line: number;
  /** Undefined if a quote is misplaced. */
  cells: string[] | undefined;
}

/** Decodes the encodings that tills and spreadsheets write: UTF-8, UTF-16 and Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses CSV text into rows. If a quote never ends, parses line by line, so that the quote spoils only its own line.
 */
export function csvRows(text: string, delimiter: string): CsvRow[] {
  const lines = text.split(/\r\n|\n|\r/);
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
