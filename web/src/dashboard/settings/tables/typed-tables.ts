import type { TablesSetting } from '@thali/shared/tables/tables-setting';

/** How a mess calls its tables. */
export type Way = 'numbers' | 'names';

/** What was typed, as it is saved: a number, or the lines that say something. */
export function typedTables(way: Way, text: string): TablesSetting {
  if (way === 'numbers') return Number(text);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
