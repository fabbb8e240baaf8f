import { AppError } from '@thali/shared/http/app-error';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { VendorId } from '@thali/shared/ids/ids';
import type { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { Subdomain } from '@thali/shared/vendors/subdomain';
import { guest } from '../http/actor.ts';
import { getStorefront } from '../storefront/get-storefront.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import type { ViewerVisit } from './viewer-visit.ts';

export type Storefront = OutputOf<typeof contract>;

/** The subject of a document. */
export type Subject =
  | { kind: 'platform' }
  | { kind: 'mess'; storefront: Storefront }
  | { kind: 'unknown-menu'; key: string }
  | { kind: 'unknown-tenant'; tenant: string };

/** Prefers the mess in the path to the mess of the host. A host with an unknown subdomain is never a mess. */
export async function findSubject({ tenant, menuKey }: ViewerVisit): Promise<Subject> {
  const [messOfHost, messInPath] = await Promise.all([
    tenant === undefined ? undefined : readStorefront(tenant),
    menuKey === undefined || menuKey === tenant ? undefined : readStorefront(menuKey),
  ]);
  if (tenant !== undefined && !messOfHost) return { kind: 'unknown-tenant', tenant };
  if (messInPath) return { kind: 'mess', storefront: messInPath };
  if (menuKey !== undefined && menuKey !== tenant) return { kind: 'unknown-menu', key: menuKey };
  return messOfHost ? { kind: 'mess', storefront: messOfHost } : { kind: 'platform' };
}

/** Reads a mess by vendor id or by subdomain; undefined if neither exists. */
async function readStorefront(key: string): Promise<Storefront | undefined> {
  const subdomain = await subdomainOf(key);
  if (!subdomain) return undefined;
  try {
    return await getStorefront(guest, { params: { subdomain }, query: {} });
  } catch (error) {
    if (error instanceof AppError && error.code === 'VENDOR_NOT_FOUND') return undefined;
    throw error;
  }
}

/** A key in the form of a vendor id, such as ten digits, may also be a subdomain. */
async function subdomainOf(key: string): Promise<string | undefined> {
  const vendor = VendorId.safeParse(key).success ? await vendorLabel(key) : undefined;
  return vendor?.subdomain ?? Subdomain.safeParse(key).data;
}
