import { isIpAddress } from './resolve-tenant.ts';
import { menuUrl, tenantOrigin } from './tenant-url.ts';

interface Site {
  /** The platform's own address, such as `https://thali.example`; undefined where it has no domain. */
  siteUrl: string | undefined;
  /** The address that somebody sees the platform at; undefined where that is not known. */
  viewerOrigin: string | undefined;
}

/** The public link of a menu, as its QR codes hold it. Site and answer as of `messOrigin`. */
export function menuLink(subdomain: string, site: Site): string | undefined {
  const origin = messOrigin(subdomain, site);
  return origin && menuUrl(origin, subdomain);
}

/**
 * Where the pages of a mess are, as its QR codes hold it: on the tenant's own host where the platform has a
 * domain. Without one every mess is on the one name that CloudFront gave, where the viewer is; and who
 * sees the platform at an address of the local network gets that, since no phone finds a `localhost` of
 * somebody else's machine.
 * @returns undefined when neither address is known
 * Rule: tenancy-13
 */
export function messOrigin(subdomain: string, { siteUrl, viewerOrigin }: Site): string | undefined {
  if (siteUrl && !isAtAddress(viewerOrigin)) return tenantOrigin(siteUrl, subdomain);
  return viewerOrigin && tenantOrigin(viewerOrigin, subdomain, false);
}

function isAtAddress(origin: string | undefined): boolean {
  return origin !== undefined && isIpAddress(new URL(origin).hostname);
}
