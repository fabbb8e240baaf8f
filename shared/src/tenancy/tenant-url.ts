/**
 * The origin of a tenant's site.
 * @param site  the platform's address, such as `https://thali.example` or `http://localhost:8080`
 * @param hasSubdomains false for a host without a wildcard record, where all menus are on the main site
 */
export function tenantOrigin(site: string, subdomain: string, hasSubdomains = true): string {
  const { protocol, host, origin } = new URL(site);
  return hasSubdomains ? `${protocol}//${subdomain}.${host}` : origin;
}

/** The public link of a menu. Rule: tenancy-13 */
export function menuUrl(origin: string, subdomain: string): string {
  return `${origin}/menu/${subdomain}`;
}
