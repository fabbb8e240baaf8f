import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** Finds the table of a card's code. Refuses a forged or outdated code, or a code of another mess. Rule: tables-2 */
export const findTable = defineContract({
  name: 'findTable',
  summary: "Read the table of a card's code",
  method: 'GET',
  path: '/vendors/{vendorId}/tables/{code}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId, code: z.string().check(z.maxLength(64)) }) },
  response: z.object({ table: z.string() }),
  errors: ['TABLE_NOT_FOUND'],
  ignoresToken: true,
  vendorIdOf: ({ params }) => params.vendorId,
});
