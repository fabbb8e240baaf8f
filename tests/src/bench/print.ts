import { loadavg } from 'node:os';
import { median, percentile } from './percentiles.ts';

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

/** The machine's load of the last minute, which includes the run. */
export function printLoad(): void {
  printNote(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

/** The median of a few runs, with the lowest and the highest. */
export function medianWithRange(
  runs: readonly number[],
  textOf: (value: number) => string,
): string {
  const range = [Math.min(...runs), Math.max(...runs)].map(textOf).join(' to ');
  return `${textOf(median(runs))} (${range})`;
}

/** The median of many samples, with the quartiles. */
export function medianWithQuartiles(
  samples: readonly number[],
  textOf: (value: number) => string,
): string {
  const quartiles = [0.25, 0.75].map((share) => textOf(percentile(samples, share))).join(' to ');
  return `${textOf(median(samples))} (${quartiles})`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
