import { messOrigin as originOf } from '@thali/shared/tenancy/menu-link';
import { menuUrl } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';

/**
 * The origin of a mess's pages, for its QR codes.
 * @param viewerHost  the host that the browser requested, with its port; undefined if the edge sends none
 * @returns undefined if the platform has no domain and the host is unknown
 */
export function messOrigin(subdomain: string, viewerHost: string | undefined): string | undefined {
  const { siteUrl } = config;
  const protocol = siteUrl ? new URL(siteUrl).protocol : 'https:';
  return originOf(subdomain, {
    siteUrl,
    viewerOrigin: viewerHost && `${protocol}//${viewerHost}`,
  });
}

/** The public link of a menu. The parameters are the same as for `messOrigin`. */
export function menuLink(subdomain: string, viewerHost: string | undefined): string | undefined {
  const origin = messOrigin(subdomain, viewerHost);
  return origin && menuUrl(origin, subdomain);
}
