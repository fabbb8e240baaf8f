import { isIpAddress } from '@thali/shared/tenancy/resolve-tenant';
import { menuUrl, tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';

/**
 * The public link of a menu: on the tenant's own host where the platform has a domain. Without one every
 * menu is on the one name that CloudFront gave, which is the host that the browser asked for; and who
 * sees the platform at an address of the local network gets that, since no phone finds a `localhost` of
 * somebody else's machine.
 * @returns undefined when neither is known
 */
export function menuLink(subdomain: string, viewerHost: string | undefined): string | undefined {
  const { siteUrl } = config;
  if (siteUrl && !isAddress(viewerHost))
    return menuUrl(tenantOrigin(siteUrl, subdomain), subdomain);
  const protocol = siteUrl ? new URL(siteUrl).protocol : 'https:';
  return (
    viewerHost && menuUrl(tenantOrigin(`${protocol}//${viewerHost}`, subdomain, false), subdomain)
  );
}

function isAddress(host: string | undefined): boolean {
  return host !== undefined && isIpAddress(new URL(`https://${host}`).hostname);
}
