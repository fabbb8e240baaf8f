export type CsvCell = string | number | null;

/**
 * Rows as a CSV file (RFC 4180) in UTF-8. No cell can become a formula.
 * Rule: security-4
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(escapeFormula(cell))).join(','));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

/** Without this mark, a spreadsheet reads a rupee sign or a name in Devanagari as Latin letters. */
const byteOrderMark = '\uFEFF';

const plainNumber = /^-?\d+(\.\d+)?$/;

/** The start of a formula in spreadsheets, including full-width characters. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

function escapeFormula(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
