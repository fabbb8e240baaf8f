import { AppError } from '@thali/shared/http/app-error';

/**
 * @throws AppError VENDOR_ACCESS_DENIED ('Access denied to this vendor')
 * Rule: tenancy-10
 */
export function assertOwnVendor(actor: { vendorId: string | undefined }, vendorId: string): void {
  if (actor.vendorId !== vendorId) {
    throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
  }
}
