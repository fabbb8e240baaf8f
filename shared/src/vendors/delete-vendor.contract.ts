import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { OwnVendor } from './vendor-answer.ts';
import { StatusReason } from './vendor-fields.ts';

/** Suspends a vendor. A suspended vendor takes no orders and keeps its data. */
export const deleteVendor = defineContract({
  name: 'deleteVendor',
  summary: 'Suspend a vendor',
  method: 'DELETE',
  path: '/vendors/{vendorId}',
  callers: ['admin'],
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({ reason: z.optional(StatusReason) }),
  },
  response: z.object({ vendor: OwnVendor }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
