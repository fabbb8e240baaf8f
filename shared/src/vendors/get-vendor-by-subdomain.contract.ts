import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Subdomain } from './subdomain.ts';
import { PublicVendor } from './vendor.contract.ts';

export const getVendorBySubdomain = defineContract({
  name: 'getVendorBySubdomain',
  summary: 'Read the public fields of a vendor by its subdomain',
  method: 'GET',
  path: '/vendors/subdomain/{subdomain}',
  callers: everyone,
  request: { params: z.object({ subdomain: Subdomain }) },
  response: z.object({ vendor: PublicVendor }),
  errors: ['VENDOR_NOT_FOUND'],
  ignoresToken: true,
});
