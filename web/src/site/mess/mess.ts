import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { VendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';

/** Whom the page is about. */
export interface Mess extends Omit<VendorProfile, 'businessName'> {
  subdomain: string;
  description: string | null;
  /** Absent when only the profile could be had: then the page knows no dishes and no hours. */
  storefront: Storefront | undefined;
}

export function messOf(
  subdomain: string,
  profile: Omit<Mess, 'subdomain' | 'storefront' | 'description'>,
  storefront: Storefront | undefined,
): Mess {
  const { displayName, email, phone, address, cuisine, logoUrl } = profile;
  const description = storefront?.vendor.description ?? null;
  return {
    subdomain,
    displayName,
    email,
    phone,
    address,
    cuisine,
    logoUrl,
    description,
    storefront,
  };
}
