/** The two HTML documents of the site. */
export type SiteDocument = 'index' | 'storefront';

export const siteDocuments = ['index', 'storefront'] as const satisfies readonly SiteDocument[];

/**
 * Matches the paths of all pages in the storefront document. If the pattern matched another path, the browser would
 * reload between the two documents forever.
 */
export const storefrontPathPattern = /^\/(?:(?:menu|orders|order|payment)\/[^/]+|customer)\/?$/;

/**
 * The document of an address. Storefront pages, including a tenant's landing page, have their own document, so that a
 * first visit loads little. Server, gateway and browser share this function.
 * @param path  without the query
 * @param tenant the subdomain of the host; undefined on the main site
 */
export function documentOf(path: string, tenant: string | undefined): SiteDocument {
  const isTenantHome = path === '/' && tenant !== undefined;
  return isTenantHome || storefrontPathPattern.test(path) ? 'storefront' : 'index';
}

/** Whether an address is a page rather than a file. Rule: tenancy-7 */
export function isPagePath(path: string): boolean {
  return !/\.[a-z0-9]{1,11}$/i.test(path);
}
