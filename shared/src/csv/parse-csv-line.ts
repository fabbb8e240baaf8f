/** A cell in quotes, in which a doubled quote means one, or a cell without. */
const cell = /\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,"]*)(?=,|$)/y;

/** The cells of one line of CSV; undefined where a quote does not end, or is inside a cell without. */
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

/** In quotes where it needs them. */
export function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
