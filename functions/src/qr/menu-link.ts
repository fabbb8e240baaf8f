import { messOrigin as originOf } from '@thali/shared/tenancy/menu-link';
import { menuUrl } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';

/**
 * Where the pages of a mess are, as its QR codes hold it.
 * @param viewerHost  that the browser asked for, with its port; undefined where the edge names none
 * @returns undefined when neither the platform's domain nor that is known
 */
export function messOrigin(subdomain: string, viewerHost: string | undefined): string | undefined {
  const { siteUrl } = config;
  const protocol = siteUrl ? new URL(siteUrl).protocol : 'https:';
  return originOf(subdomain, {
    siteUrl,
    viewerOrigin: viewerHost && `${protocol}//${viewerHost}`,
  });
}

/** The public link of a menu. Parameter and answer as above. */
export function menuLink(subdomain: string, viewerHost: string | undefined): string | undefined {
  const origin = messOrigin(subdomain, viewerHost);
  return origin && menuUrl(origin, subdomain);
}
