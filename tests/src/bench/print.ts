type Cell = string | number;

/** Prints a title and aligned columns. The first column is left-aligned, the others right-aligned. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly Cell[][],
): void {
  const lines = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  console.log(['', title, '', text[0], rule, ...text.slice(1)].join('\n'));
}

export function printNote(text: string): void {
  console.log(`  ${text}`);
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
