import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** The table of a card's code. A forged or outdated code, or one of another mess, names no table. Rule: tables-2 */
export const findTable = defineContract({
  name: 'findTable',
  summary: "Read which table a card's code means",
  method: 'GET',
  path: '/vendors/{vendorId}/tables/{code}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId, code: z.string().check(z.maxLength(64)) }) },
  response: z.object({ table: z.string() }),
  errors: ['TABLE_NOT_FOUND'],
  ignoresToken: true,
  vendorIdOf: ({ params }) => params.vendorId,
});
