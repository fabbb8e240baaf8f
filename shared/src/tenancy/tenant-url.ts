/**
 * Where a tenant's site is.
 * @param site  the platform's own address, such as `https://thali.example` or `http://localhost:8080`
 * @param hasSubdomains  false where the platform runs on a name without wildcard: the address of the
 *   main site then leads to every tenant's menu
 */
export function tenantOrigin(site: string, subdomain: string, hasSubdomains = true): string {
  const { protocol, host, origin } = new URL(site);
  return hasSubdomains ? `${protocol}//${subdomain}.${host}` : origin;
}

/** The public link of a menu, as a QR code holds it. Rule: tenancy-13 */
export function menuUrl(origin: string, subdomain: string): string {
  return `${origin}/menu/${subdomain}`;
}
