import type { TablesSetting } from './tables-setting.ts';

/** The names of a mess's tables in order; empty for a mess without tables. Rule: tables-1 */
export function tableNames(tables: TablesSetting | undefined): readonly string[] {
  if (typeof tables !== 'number') return tables ?? [];
  return Array.from({ length: tables }, (_, index) => String(index + 1));
}

/**
 * The label of a table on screens and cards and in spoken announcements: 'Table 7', but 'Garden 1'.
 * @param word  'Table' in the reader's language
 */
export function tableLabel(name: string, word = 'Table'): string {
  return /^\d+$/.test(name) ? `${word} ${name}` : name;
}
