import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { Gstin } from './gstin.ts';

/** The mess's GST number, for the receipts that are made from now on; null takes it away. */
export const setGstin = defineContract({
  name: 'setGstin',
  summary: 'Set the GSTIN for receipts',
  method: 'PUT',
  path: '/billing/gstin',
  callers: ['vendor'],
  request: { body: z.object({ gstin: z.nullable(Gstin) }) },
  response: z.object({ gstin: z.nullable(z.string()) }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  isAudited: true,
});
