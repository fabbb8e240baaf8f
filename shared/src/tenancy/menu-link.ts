import { isIpAddress } from './resolve-tenant.ts';
import { menuUrl, tenantOrigin } from './tenant-url.ts';

interface Site {
  /** The platform's address, such as `https://thali.example`; undefined without a domain. */
  siteUrl: string | undefined;
  /** The origin at which the viewer opened the platform; undefined if unknown. */
  viewerOrigin: string | undefined;
}

/** The public link of a menu in its QR codes. See `messOrigin` for `site` and the answer. */
export function menuLink(subdomain: string, site: Site): string | undefined {
  const origin = messOrigin(subdomain, site);
  return origin && menuUrl(origin, subdomain);
}

/**
 * The origin of a mess's pages in its QR codes. With a domain it is the tenant's own host. Without one, every mess
 * shares the viewer's host, which CloudFront named. A viewer at a local network address gets that address, because no
 * phone reaches another machine's `localhost`.
 * @returns undefined if neither address is known
 * Rule: tenancy-13
 */
export function messOrigin(subdomain: string, { siteUrl, viewerOrigin }: Site): string | undefined {
  if (siteUrl && !isAtAddress(viewerOrigin)) return tenantOrigin(siteUrl, subdomain);
  return viewerOrigin && tenantOrigin(viewerOrigin, subdomain, false);
}

function isAtAddress(origin: string | undefined): boolean {
  return origin !== undefined && isIpAddress(new URL(origin).hostname);
}
