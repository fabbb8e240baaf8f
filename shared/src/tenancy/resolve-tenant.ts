export interface TenantSources {
  /** Without the port. */
  host: string;
  /** The platform's domain, such as `thali.example`. */
  platformDomain: string;
  /** Value of the query parameter `subdomain`. */
  queryParameter?: string | null | undefined;
  /** The development setting in storage. */
  storedSubdomain?: string | null | undefined;
}

/**
 * The tenant's subdomain of a visit; undefined on the main site. It is the first host label, also below `.localhost`
 * and on a preview host; a leading `www` is ignored. On localhost or an IP address the query parameter or the stored
 * development setting names it.
 * Rule: tenancy-2
 */
export function resolveTenant(sources: TenantSources): string | undefined {
  const host = withoutWww(sources.host);
  if (isDevelopmentHost(host)) {
    const named = sources.queryParameter || sources.storedSubdomain;
    return named ? canonicalSubdomain(named) : undefined;
  }
  const platform = withoutWww(sources.platformDomain);
  const [label, ...rest] = host.split('.');
  if (host === platform || !label || label === 'www') return undefined;
  const isTenantHost =
    host.endsWith(`.${platform}`) || host.endsWith('.localhost') || rest.length >= 2;
  return isTenantHost ? canonicalSubdomain(label) : undefined;
}

/** `vendor_demo` is the demo vendor's old name. Rule: tenancy-4 */
export function canonicalSubdomain(subdomain: string): string {
  const lower = subdomain.toLowerCase();
  return lower === 'vendor_demo' ? 'demo' : lower;
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\.(?=.)|\.$/g, '');
}

function isDevelopmentHost(host: string): boolean {
  return host === 'localhost' || isIpAddress(host);
}

/** Whether a host is an IPv4 or IPv6 address, with or without brackets. Such a host has no subdomains. */
export function isIpAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^\[?[0-9a-f:]*:[0-9a-f:.]*\]?$/.test(host);
}
