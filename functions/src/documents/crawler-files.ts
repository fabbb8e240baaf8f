import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { publicPaths } from '@thali/shared/site/public-pages';
import { menuUrl } from '@thali/shared/tenancy/tenant-url';
import type { Subject } from './find-subject.ts';
import type { ViewerVisit } from './viewer-visit.ts';

/** Pages of a person, and calls: nothing to find there. */
const closed = ['/api/', '/customer', '/vendor', '/admin', '/billing', '/orders/', '/payment/'];

/** What search engines may read, on the main site and on a mess's own host. */
export function robotsText({ origin }: ViewerVisit): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The pages that search engines may show: the main site's own, or a mess's page and menu. */
export function sitemap({ origin }: ViewerVisit, subject: Subject): string {
  const addresses =
    subject.kind === 'mess'
      ? [`${origin}/`, menuUrl(origin, subject.storefront.vendor.subdomain)]
      : publicPaths.map((path) => origin + path);
  const urls = addresses.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
