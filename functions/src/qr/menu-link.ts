import { menuLink as linkOf } from '@thali/shared/tenancy/menu-link';
import { config } from '../config.ts';

/**
 * The public link of a menu.
 * @param viewerHost  that the browser asked for, with its port; undefined where the edge names none
 * @returns undefined when neither the platform's domain nor that is known
 */
export function menuLink(subdomain: string, viewerHost: string | undefined): string | undefined {
  const { siteUrl } = config;
  const protocol = siteUrl ? new URL(siteUrl).protocol : 'https:';
  return linkOf(subdomain, {
    siteUrl,
    viewerOrigin: viewerHost && `${protocol}//${viewerHost}`,
  });
}
