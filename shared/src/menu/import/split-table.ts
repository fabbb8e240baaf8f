import { csvRows } from '../../csv/csv-rows.ts';
import { filled, findColumns, type TableColumns } from './find-columns.ts';

export interface TableRow {
  line: number;
  text: string;
  /** Undefined: a quote stands in the wrong place. */
  cells: string[] | undefined;
}

export interface Table extends TableColumns {
  rows: TableRow[];
}

const maxRows = 2_000;
const delimiters = ['\t', ';', ',', '|'];

/** The table in a text: Markdown, CSV or cells of a sheet. Undefined if the text is no table. */
export function tableIn(text: string): Table | undefined {
  const { plain, delimiter, skipped } = withoutSep(text);
  const markdown = markdownRows(text);
  if (markdown) return withColumns(markdown);
  const lines = plain.split(/\r\n|\n|\r/);
  const tables = (delimiter ? [delimiter] : delimiters).map((one) =>
    withColumns(
      csvRows(plain, one)
        .slice(0, maxRows)
        .map(({ line, cells }) => ({ line: line + skipped, text: lines[line - 1] ?? '', cells })),
    ),
  );
  return (
    tables.find(({ headerAt, roles }) => headerAt >= 0 && roles.includes('price')) ??
    tables.find(isEven)
  );
}

function withColumns(rows: TableRow[]): Table {
  return { rows, ...findColumns(rows.map(({ cells }) => cells ?? [])) };
}

/** Whether most rows have the same cells, with a name and a price among them. */
function isEven({ rows, roles }: Table): boolean {
  const counts = rows.flatMap(({ cells }) => (cells && filled(cells) > 0 ? [cells.length] : []));
  const usual = counts.filter((count) => count >= roles.length).length;
  const isMost = usual >= 2 && usual >= counts.length * 0.6;
  return roles.length > 1 && isMost && roles.includes('name') && roles.includes('price');
}

/** Excel's first line `sep=;` names the delimiter. */
function withoutSep(text: string) {
  const plain = text.replace(/^\ufeff/, '');
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(plain) ?? [];
  return { plain: plain.slice(line?.length ?? 0), delimiter, skipped: line ? 1 : 0 };
}

/** Lines as `| Dosa | 60 |`, with other lines between them; undefined if there is no such table. */
function markdownRows(text: string): TableRow[] | undefined {
  const lines = text.split(/\r\n|\n|\r/).slice(0, maxRows);
  if (!lines.some((line) => /^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|[\s:|-]*$/.test(line))) return undefined;
  return lines.map((line, index) => {
    const isRow = /\|/.test(line);
    const isRuler = isRow && /^[\s:|-]+$/.test(line);
    // A bar after a backslash is a part of its cell.
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
