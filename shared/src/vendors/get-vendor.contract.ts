import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { OwnVendor } from './vendor-answer.ts';

/** Returns a vendor by id: public fields for everyone, and all settings for its staff and for admins. */
export const getVendor = defineContract({
  name: 'getVendor',
  summary: 'Read one vendor',
  method: 'GET',
  path: '/vendors/{vendorId}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({ vendor: OwnVendor }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
