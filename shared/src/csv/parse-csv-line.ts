/** A quoted cell, in which a doubled quote stands for one quote, or a plain cell. */
const cell = /\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,"]*)(?=,|$)/y;

/** The cells of one line of CSV; undefined if a quote is not closed or stands inside a plain cell. */
export function parseCsvLine(line: string): string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    cell.lastIndex = at;
    const found = cell.exec(line);
    if (!found) return undefined;
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    at = cell.lastIndex + 1;
  }
  return cells;
}

/** Quotes a cell if it needs quotes. */
export function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
