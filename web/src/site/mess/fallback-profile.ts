import type { VendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';

/** Shown when the real profile can't be had. Rule: site-14 */
export function fallbackProfile(subdomain: string, platformDomain: string): VendorProfile {
  const name = `${subdomain.charAt(0).toUpperCase()}${subdomain.slice(1)} Mess`;
  return {
    businessName: name,
    displayName: name,
    email: `${subdomain}@${platformDomain}`,
    phone: '+91 00000 00000',
    address: '123 Main Street, City',
    cuisine: 'North Indian',
    logoUrl: null,
  };
}
