import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getVendorProfile as contract } from '@thali/shared/vendors/get-vendor-profile.contract';
import type { Actor } from '../http/actor.ts';
import { readVendorBySubdomain } from './get-vendor-by-subdomain.ts';

/** A mess's own description for its landing page. */
export async function getVendorProfile(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendorBySubdomain(params.subdomain);
  return {
    profile: {
      businessName: vendor.name,
      displayName: vendor.displayName,
      email: vendor.contactEmail ?? null,
      phone: vendor.phone ?? null,
      address: vendor.address ?? null,
      cuisine: vendor.cuisine ?? null,
      logoUrl: vendor.logoUrl ?? null,
      coverUrl: vendor.coverUrl ?? null,
    },
  };
}
