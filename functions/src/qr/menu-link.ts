import { menuUrl, tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';

/**
 * The public link of a menu: on the tenant's own host where the platform has a domain. Without one every
 * menu is on the one name that CloudFront gave, which is the host that the browser asked for.
 * @returns undefined when neither is known
 */
export function menuLink(subdomain: string, viewerHost: string | undefined): string | undefined {
  const { siteUrl } = config;
  if (siteUrl) return menuUrl(tenantOrigin(siteUrl, subdomain), subdomain);
  return viewerHost && menuUrl(tenantOrigin(`https://${viewerHost}`, subdomain, false), subdomain);
}
