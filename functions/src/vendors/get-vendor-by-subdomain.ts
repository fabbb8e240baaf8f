import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getVendorBySubdomain as contract } from '@thali/shared/vendors/get-vendor-by-subdomain.contract';
import type { Actor } from '../http/actor.ts';
import { readVendorBySubdomain } from './read-vendor-by-subdomain.ts';
import { toPublicVendor } from './to-public-vendor.ts';

export async function getVendorBySubdomain(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return { vendor: toPublicVendor(await readVendorBySubdomain(params.subdomain)) };
}
