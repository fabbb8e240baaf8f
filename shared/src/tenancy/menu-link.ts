import { isIpAddress } from './resolve-tenant.ts';
import { menuUrl, tenantOrigin } from './tenant-url.ts';

interface Site {
  /** The platform's address, such as `https://thali.example`; undefined without a domain. */
  siteUrl: string | undefined;
  /** The origin at which the viewer opened the platform; undefined if unknown. */
  viewerOrigin: string | undefined;
}

/** The public link of a menu for QR codes. Undefined if `messOrigin` is undefined. */
export function menuLink(subdomain: string, site: Site): string | undefined {
  const origin = messOrigin(subdomain, site);
  return origin && menuUrl(origin, subdomain);
}

/**
 * The origin of a mess's pages for QR codes. With a domain, the origin is the tenant's own host. Without a domain, all
 * messes share the viewer's CloudFront host. A viewer at an IP address gets this address, because a phone cannot reach
 * another machine's `localhost`.
 * @returns undefined if both addresses are unknown
 * Rule: tenancy-13
 */
export function messOrigin(subdomain: string, { siteUrl, viewerOrigin }: Site): string | undefined {
  if (siteUrl && !isIpOrigin(viewerOrigin)) return tenantOrigin(siteUrl, subdomain);
  return viewerOrigin && tenantOrigin(viewerOrigin, subdomain, false);
}

function isIpOrigin(origin: string | undefined): boolean {
  return origin !== undefined && isIpAddress(new URL(origin).hostname);
}
