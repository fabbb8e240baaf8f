import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { Gstin } from './gstin.ts';

/** Sets the mess's GSTIN for future receipts; null removes it. */
export const setGstin = defineContract({
  name: 'setGstin',
  summary: 'Set the GSTIN for receipts',
  method: 'PUT',
  path: '/billing/gstin',
  callers: ['vendor'],
  needs: 'own',
  request: { body: z.object({ gstin: z.nullable(Gstin) }) },
  response: z.object({ gstin: z.nullable(z.string()) }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  isAudited: true,
});
