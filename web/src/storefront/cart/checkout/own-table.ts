import { isRecord } from '@thali/shared/http/is-record';
import { tableNames } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { useObservable } from '../../../lib/state/observable.ts';
import { createStoredObservable } from '../../../lib/state/stored-observable.ts';

/** Where somebody sits: one table at one mess. */
interface OwnTable {
  vendorId: string;
  table: string;
  /** Epoch milliseconds. */
  until: number;
}

/** As long as a meal may take, with what is ordered after it. */
const keptMs = 4 * 60 * 60 * 1000;

const ownTable = createStoredObservable<OwnTable | undefined>('thali.table', readTable);

/** @param table  undefined: none, the guest collects at the counter */
export function takeTable(vendorId: string, table: string | undefined): void {
  ownTable.set(table === undefined ? undefined : { vendorId, table, until: Date.now() + keptMs });
}

/** The guest's table, as long as the mess has it. Rule: tables-3 */
export function useOwnTable({
  id,
  settings,
}: Pick<PublicVendor, 'id' | 'settings'>): string | undefined {
  const own = useObservable(ownTable);
  const isHere = own?.vendorId === id && own.until > Date.now();
  return isHere && tableNames(settings.tables).includes(own.table) ? own.table : undefined;
}

function readTable(stored: unknown): OwnTable | undefined {
  if (!isRecord(stored)) return undefined;
  const { vendorId, table, until } = stored;
  const isWhole =
    typeof vendorId === 'string' && typeof table === 'string' && typeof until === 'number';
  return isWhole ? { vendorId, table, until } : undefined;
}
