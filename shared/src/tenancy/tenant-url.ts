/**
 * The origin of a tenant's site.
 * @param site  the platform's address, such as `https://thali.example` or `http://localhost:8080`
 * @param hasSubdomains  false on a name without wildcard: every tenant's menu is then on the main site
 */
export function tenantOrigin(site: string, subdomain: string, hasSubdomains = true): string {
  const { protocol, host, origin } = new URL(site);
  return hasSubdomains ? `${protocol}//${subdomain}.${host}` : origin;
}

/** The public link of a menu, as in a QR code. Rule: tenancy-13 */
export function menuUrl(origin: string, subdomain: string): string {
  return `${origin}/menu/${subdomain}`;
}
