import { isRecord } from '@thali/shared/http/is-record';
import { tableParameter } from '@thali/shared/tables/table-link';
import { tableNames } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The guest's table at one mess. */
interface OwnTable {
  vendorId: string;
  table: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Long enough for a meal with several orders. */
const keptMs = 4 * 60 * 60 * 1000;

const ownTable = createStoredObservable<OwnTable | undefined>('thali.table', readTable);

/** @param table  undefined if the guest collects at the counter */
export function chooseTable(vendorId: string, table: string | undefined): void {
  ownTable.set(table === undefined ? undefined : { vendorId, table, until: Date.now() + keptMs });
}

/** The guest's table, while the mess has a table of that name. Rule: tables-3 */
export function useOwnTable({
  id,
  settings,
}: Pick<PublicVendor, 'id' | 'settings'>): string | undefined {
  const own = useObservable(ownTable);
  const isValid = own?.vendorId === id && own.until > Date.now();
  return isValid && tableNames(settings.tables).includes(own.table) ? own.table : undefined;
}

function readTable(stored: unknown): OwnTable | undefined {
  if (!isRecord(stored)) return undefined;
  const { vendorId, table, until } = stored;
  const isWhole =
    typeof vendorId === 'string' && typeof table === 'string' && typeof until === 'number';
  return isWhole ? { vendorId, table, until } : undefined;
}

/**
 * Takes the table of the scanned card. If the code names no table, the cart asks. Removes the code from the address,
 * because guests share it; without a network the code stays for the next try. Rule: tables-3
 */
export async function applyScannedTable(vendorId: string): Promise<void> {
  const code = new URLSearchParams(location.search).get(tableParameter);
  if (code === null) return;
  const tableAnswer = await findTable(vendorId, code);
  if (tableAnswer === 'unknown') return;
  chooseTable(vendorId, tableAnswer.table);
  dropCode();
}

async function findTable(
  vendorId: string,
  code: string,
): Promise<{ table: string | undefined } | 'unknown'> {
  if (!code) return { table: undefined };
  try {
    const call = { params: { vendorId, code }, background: true };
    return await callApi('GET /vendors/{vendorId}/tables/{code}', call);
  } catch (error) {
    const isNotFound = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isNotFound ? { table: undefined } : 'unknown';
  }
}

function dropCode(): void {
  const address = new URL(location.href);
  address.searchParams.delete(tableParameter);
  history.replaceState(history.state, '', address);
}
