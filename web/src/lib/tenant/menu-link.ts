import { menuLink as linkOf } from '@thali/shared/tenancy/menu-link';
import { menuUrl } from '@thali/shared/tenancy/tenant-url';
import { platformDomain } from './current-tenant.ts';

interface Site {
  location: { origin: string; protocol: string; port: string };
  /** From the document's meta tag. */
  platformDomain: string;
}

/**
 * The public link of a vendor's menu, by the same rule as on the server. A platform on CloudFront's default name has no
 * domain of its own.
 */
export function menuLink({ location, platformDomain }: Site, subdomain: string): string {
  const { origin, protocol, port } = location;
  const hasDomain = !platformDomain.endsWith('.cloudfront.net');
  const siteUrl = hasDomain ? `${protocol}//${platformDomain}${port && `:${port}`}` : undefined;
  return linkOf(subdomain, { siteUrl, viewerOrigin: origin }) ?? menuUrl(origin, subdomain);
}

/** The public link of a vendor's menu for the current page. */
export function currentMenuLink(subdomain: string): string {
  return menuLink({ location, platformDomain: platformDomain() }, subdomain);
}
