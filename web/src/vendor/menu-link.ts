import { menuUrl, tenantOrigin } from '@thali/shared/tenancy/tenant-url';

interface Site {
  location: { origin: string; protocol: string; hostname: string; port: string };
  platformDomain: string;
}

/**
 * The public link of a vendor's menu, as its QR codes hold it: on the vendor's own host below the
 * platform's domain. Seen at another address, such as that of a computer on the local network, that
 * address leads there; no phone could find a `localhost` of somebody else's machine.
 */
export function menuLink({ location, platformDomain }: Site, subdomain: string): string {
  const { origin, protocol, hostname, port } = location;
  const isHere = hostname === platformDomain || hostname.endsWith(`.${platformDomain}`);
  if (!isHere) return menuUrl(origin, subdomain);
  const site = `${protocol}//${platformDomain}${port ? `:${port}` : ''}`;
  return menuUrl(tenantOrigin(site, subdomain), subdomain);
}
