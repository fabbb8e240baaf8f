import type { ColumnRole } from '@thali/shared/menu/import/find-columns';
import type { Table } from '@thali/shared/menu/import/split-table';
import { compareKey } from '@thali/shared/text/compare-text';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

export const roleLabels: Record<ColumnRole, string> = {
  name: 'Dish',
  price: 'Price',
  size: 'Size',
  category: 'Category',
  veg: 'Veg or non-veg',
  description: 'Description',
  meals: 'Meal times',
  ignore: 'Leave out',
};

type ColumnsByHeader = Record<string, ColumnRole[]>;

const maxHeaders = 20;
const columnsByHeader = createStoredObservable<ColumnsByHeader>(
  'thali.import-columns',
  readColumnsByHeader,
);

/** The columns that were assigned earlier to the same header in this browser. */
export function rememberedColumns(table: Table): ColumnRole[] | undefined {
  const roles = columnsByHeader.get()[headerOf(table)];
  return roles?.length === table.roles.length ? roles : undefined;
}

/** Remembers the columns for the header of a table. Does nothing for a table without a header. */
export function rememberColumns(table: Table, roles: readonly ColumnRole[]): void {
  const header = headerOf(table);
  if (header === '') return;
  const otherHeaders = Object.entries(columnsByHeader.get()).filter(([key]) => key !== header);
  columnsByHeader.set(
    Object.fromEntries([...otherHeaders.slice(1 - maxHeaders), [header, [...roles]]]),
  );
}

function headerOf({ rows, headerAt }: Table): string {
  return (rows[headerAt]?.cells ?? []).map(compareKey).join('|');
}

function readColumnsByHeader(stored: unknown): ColumnsByHeader {
  if (typeof stored !== 'object' || stored === null) return {};
  const isRole = (role: unknown): role is ColumnRole =>
    typeof role === 'string' && role in roleLabels;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, ColumnRole[]] => {
      const [, roles] = entry;
      return Array.isArray(roles) && roles.every(isRole);
    }),
  );
}

/** The missing column, as a text. Returns undefined if the table can be read. */
export function columnsProblem(roles: readonly ColumnRole[]): string | undefined {
  const names = roles.filter((role) => role === 'name').length;
  if (names !== 1) return 'Please choose one column for the dish.';
  return roles.includes('price') ? undefined : 'Please choose the column for the price.';
}
