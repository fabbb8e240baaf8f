import type { VendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';
import { callApi } from '../../lib/api/call-api.ts';

/** A failure is not shown: the caller has a profile to show instead. Rule: site-14 */
export async function getVendorProfile(
  subdomain: string,
  signal: AbortSignal,
): Promise<VendorProfile> {
  const call = { params: { subdomain }, signal, quiet: true, background: true };
  const { profile } = await callApi('GET /vendors/profile/{subdomain}', call);
  return profile;
}
