import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Subdomain } from './subdomain.ts';

/** The profile of a mess for its landing page. Rule: site-14 */
export const VendorProfile = z.object({
  businessName: z.string(),
  displayName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  cuisine: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
});
export type VendorProfile = z.infer<typeof VendorProfile>;

export const getVendorProfile = defineContract({
  name: 'getVendorProfile',
  summary: 'Read the public profile of a vendor',
  method: 'GET',
  path: '/vendors/profile/{subdomain}',
  callers: everyone,
  request: { params: z.object({ subdomain: Subdomain }) },
  response: z.object({ profile: VendorProfile }),
  errors: ['VENDOR_NOT_FOUND'],
  cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ignoresToken: true,
});
