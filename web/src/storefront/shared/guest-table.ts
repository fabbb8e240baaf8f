import { isRecord } from '@thali/shared/http/is-record';
import { tableParameter } from '@thali/shared/tables/table-link';
import { tableNames } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The guest's table at one mess. */
interface GuestTable {
  vendorId: string;
  table: string;
  /** Epoch milliseconds. */
  until: number;
}

/** This time is long enough for a meal with several orders. */
const lifeMs = 4 * 60 * 60 * 1000;

const guestTable = createStoredObservable<GuestTable | undefined>('thali.table', readTable);

/** @param table  undefined if the guest collects at the counter */
export function chooseTable(vendorId: string, table: string | undefined): void {
  guestTable.set(table === undefined ? undefined : { vendorId, table, until: Date.now() + lifeMs });
}

/** The guest's table. Returns undefined if the mess no longer has it. Rule: tables-3 */
export function useGuestTable({
  id,
  settings,
}: Pick<PublicVendor, 'id' | 'settings'>): string | undefined {
  const storedTable = useObservable(guestTable);
  const isValid = storedTable?.vendorId === id && storedTable.until > Date.now();
  return isValid && tableNames(settings.tables).includes(storedTable.table)
    ? storedTable.table
    : undefined;
}

function readTable(stored: unknown): GuestTable | undefined {
  if (!isRecord(stored)) return undefined;
  const { vendorId, table, until } = stored;
  const isComplete =
    typeof vendorId === 'string' && typeof table === 'string' && typeof until === 'number';
  return isComplete ? { vendorId, table, until } : undefined;
}

/**
 * Stores the table of the scanned card. If the code is unknown, the cart asks for the table. Removes the code from the
 * address, which guests may share. Without a network, keeps the code for the next try. Rule: tables-3
 */
export async function applyScannedTable(vendorId: string): Promise<void> {
  const code = new URLSearchParams(location.search).get(tableParameter);
  if (code === null) return;
  const tableAnswer = await findTable(vendorId, code);
  if (tableAnswer === 'unknown') return;
  chooseTable(vendorId, tableAnswer.table);
  removeCodeFromAddress();
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

function removeCodeFromAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(tableParameter);
  history.replaceState(history.state, '', address);
}
