/** The two documents that the site is built into. */
export type SiteDocument = 'index' | 'storefront';

export const siteDocuments = ['index', 'storefront'] as const satisfies readonly SiteDocument[];

/**
 * Addresses of the storefront, on any host: exactly those that its document has a page for.
 * One more would be sent from document to document for ever.
 */
export const storefrontPaths = /^\/(?:(?:menu|orders|order|payment)\/[^/]+|customer)\/?$/;

/**
 * Which document answers an address. The storefront has one of its own, so that a first visit loads
 * little; a tenant's landing page belongs to it. Server, gateway and browser all ask here.
 * @param path  without the query
 * @param tenant  the subdomain that the visit belongs to; undefined on the main site
 */
export function documentOf(path: string, tenant: string | undefined): SiteDocument {
  const isTenantHome = path === '/' && tenant !== undefined;
  return isTenantHome || storefrontPaths.test(path) ? 'storefront' : 'index';
}

/** Whether an address is a page rather than a file. Rule: tenancy-7 */
export function isPagePath(path: string): boolean {
  return !/\.[a-z0-9]{1,11}$/i.test(path);
}
