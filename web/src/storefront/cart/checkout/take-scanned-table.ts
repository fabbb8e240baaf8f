import { tableParameter } from '@thali/shared/tables/table-link';
import { tableLabel } from '@thali/shared/tables/table-names';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { takeTable } from './own-table.ts';

/**
 * Takes the table of the card that was scanned. With a code that means no table the cart asks. Then the code
 * leaves the address, which guests pass on; without a network it stays for the next try. Rule: tables-3
 */
export async function takeScannedTable(vendorId: string): Promise<void> {
  const code = new URLSearchParams(location.search).get(tableParameter);
  if (code === null) return;
  const found = await findTable(vendorId, code);
  if (found === 'unknown') return;
  takeTable(vendorId, found.table);
  dropCode();
  if (found.table) showToast({ kind: 'success', title: `You are at ${tableLabel(found.table)}` });
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
    const isNone = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isNone ? { table: undefined } : 'unknown';
  }
}

function dropCode(): void {
  const address = new URL(location.href);
  address.searchParams.delete(tableParameter);
  history.replaceState(history.state, '', address);
}
