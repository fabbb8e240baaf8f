import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** Lists the code of each table's card. Rule: tables-2 */
export const listTableCodes = defineContract({
  name: 'listTableCodes',
  summary: "List the codes of a vendor's tables",
  method: 'GET',
  path: '/vendors/{vendorId}/table-codes',
  callers: ['vendor', 'admin'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({ tables: z.array(z.object({ table: z.string(), code: z.string() })) }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
