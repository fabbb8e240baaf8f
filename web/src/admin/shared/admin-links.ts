import { VendorId } from '@thali/shared/ids/ids';
import type { AdminSection } from '@thali/shared/site/admin-paths';

/** The address of a section, or of the overview. */
export function adminPath(section?: AdminSection): string {
  return section ? `/admin/${section}` : '/admin';
}

/** The address of a vendor's details, over a list that contains the vendor. */
export function vendorPath({ id, subdomain }: { id: string; subdomain?: string }): string {
  const search = subdomain ? `search=${encodeURIComponent(subdomain)}&` : '';
  return `${adminPath('vendors')}?${search}vendor=${encodeURIComponent(id)}`;
}

/** The address of a payment's details. */
export function paymentPath(orderId: string): string {
  return `${adminPath('payments')}?payment=${encodeURIComponent(orderId)}`;
}

/** The address of a vendor or payment from the audit log. Returns undefined for any other target. */
export function targetPath(target: string): string | undefined {
  if (VendorId.safeParse(target).success) return vendorPath({ id: target });
  return target.startsWith('order_') ? paymentPath(target) : undefined;
}
