export interface TenantSources {
  /** The host without its port. */
  host: string;
  /** The platform's domain, such as `thali.example`. */
  platformDomain: string;
  /** The value of the query parameter `subdomain`. */
  queryParameter?: string | null | undefined;
  /** The tenant in the browser's storage, for development. */
  storedSubdomain?: string | null | undefined;
}

/**
 * The tenant's subdomain for a host; undefined on the main site. The subdomain is the first host label, also below
 * `.localhost` and on a preview host. A leading `www` is ignored. On localhost or an IP address, the query parameter or
 * the stored development setting contains the subdomain.
 * Rule: tenancy-2
 */
export function resolveTenant(sources: TenantSources): string | undefined {
  const host = removeWww(sources.host);
  if (isDevelopmentHost(host)) {
    const tenantName = sources.queryParameter || sources.storedSubdomain;
    return tenantName ? canonicalSubdomain(tenantName) : undefined;
  }
  const platform = removeWww(sources.platformDomain);
  const [label, ...rest] = host.split('.');
  if (host === platform || !label || label === 'www') return undefined;
  const isTenantHost =
    host.endsWith(`.${platform}`) || host.endsWith('.localhost') || rest.length >= 2;
  return isTenantHost ? canonicalSubdomain(label) : undefined;
}

/** Converts a subdomain to lower case. `vendor_demo` is the demo vendor's old subdomain. Rule: tenancy-4 */
export function canonicalSubdomain(subdomain: string): string {
  const lower = subdomain.toLowerCase();
  return lower === 'vendor_demo' ? 'demo' : lower;
}

function removeWww(host: string): string {
  return host.toLowerCase().replace(/^www\.(?=.)|\.$/g, '');
}

function isDevelopmentHost(host: string): boolean {
  return host === 'localhost' || isIpAddress(host);
}

/** Whether a host is an IPv4 or IPv6 address, with or without brackets. Such a host has no subdomains. */
export function isIpAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^\[?[0-9a-f:]*:[0-9a-f:.]*\]?$/.test(host);
}
