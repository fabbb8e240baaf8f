import type { Bill } from '@thali/shared/bills/bill.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { readPages } from '../../shared/read-pages.ts';

/** All bills of a month. Rule: bills-7 */
export function readBills(vendorId: string, month: string): Promise<Bill[]> {
  return readPages(
    (cursor) =>
      callApi('GET /vendors/{vendorId}/bills', {
        params: { vendorId },
        query: { month, cursor },
        quiet: true,
      }),
    ({ bills }) => bills,
  );
}
