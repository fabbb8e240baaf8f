import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { deviceManifests } from '@thali/shared/site/kitchen-path';
import { publicPaths } from '@thali/shared/site/public-pages';
import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { weekCalendarPath } from '@thali/shared/site/week-paths';
import { menuUrl } from '@thali/shared/tenancy/tenant-url';
import { initials } from '@thali/shared/vendors/initials';
import { readCachedWeek } from '../week-menu/get-week-menu.ts';
import { appManifest, boardManifest, counterManifest, kitchenManifest } from './app-manifest.ts';
import {
  appColours,
  appPicture,
  appPictures,
  linkPicture,
  linkPicturePath,
} from './app-picture.ts';
import { workerLanguage } from './document-language.ts';
import { pageCacheControl } from './document-result.ts';
import type { Storefront, Subject } from './find-subject.ts';
import { serviceWorker } from './site-templates.ts';
import type { ViewerVisit } from './viewer-visit.ts';
import { weekCalendar } from './week-calendar.ts';

type Content = string | Buffer | undefined;

export interface SiteFile {
  contentType: string;
  cacheControl: string;
  contentSecurityPolicy: string;
  /** Undefined if the host has no such file. */
  body(visit: ViewerVisit, subject: Subject): Content | Promise<Content>;
}

const blockAllPolicy = "default-src 'none'; frame-ancestors 'none'";

const defaults = { cacheControl: pageCacheControl, contentSecurityPolicy: blockAllPolicy };

/** A picture changes only with the mess's colour, and a phone requests it once. */
const hourly = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400';

const picture = (draw: (storefront: Storefront) => Buffer): SiteFile => ({
  ...defaults,
  contentType: 'image/png',
  cacheControl: hourly,
  body: (_, subject) => ofMess(subject, draw),
});

const appPictureFiles = Object.entries(appPictures).map(([path, side]): [string, SiteFile] => [
  path,
  picture((storefront) => appPicture(storefront, side)),
]);

function manifest(make: (storefront: Storefront) => string): SiteFile {
  return {
    ...defaults,
    contentType: 'application/manifest+json; charset=utf-8',
    body: (_, subject) => ofMess(subject, make),
  };
}

/** The files besides the pages: for a mess's site as an installed app, and for search engines. */
const siteFiles: Record<string, SiteFile> = {
  '/manifest.webmanifest': manifest(appManifest),
  [deviceManifests['/kitchen']]: manifest(kitchenManifest),
  [deviceManifests['/counter']]: manifest(counterManifest),
  [deviceManifests['/board']]: manifest(boardManifest),
  '/app-icon.svg': {
    ...defaults,
    contentType: 'image/svg+xml; charset=utf-8',
    body: (_, subject) => ofMess(subject, appIcon),
  },
  ...Object.fromEntries(appPictureFiles),
  [linkPicturePath]: picture(linkPicture),
  [`/${serviceWorkerFile}`]: {
    ...defaults,
    contentType: 'text/javascript; charset=utf-8',
    // A worker's own policy applies to its fetches.
    contentSecurityPolicy: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    body: (visit, subject) =>
      serviceWorker({ isOwnHost: isOnOwnHost(visit, subject) }, workerLanguage(visit, subject)),
  },
  '/robots.txt': { ...defaults, contentType: 'text/plain; charset=utf-8', body: robotsText },
  '/sitemap.xml': { ...defaults, contentType: 'application/xml; charset=utf-8', body: sitemap },
};

const weekFile: SiteFile = {
  ...defaults,
  contentType: 'text/calendar; charset=utf-8',
  async body({ origin }, subject) {
    if (subject.kind !== 'mess') return undefined;
    const { vendor } = subject.storefront;
    const week = await readCachedWeek(vendor.id);
    return week && weekCalendar(week, vendor, `${menuUrl(origin, vendor.subdomain)}/week`);
  },
};

/** The file at an address. Undefined if the address is a page or unknown. */
export function siteFileAt(path: string): SiteFile | undefined {
  return siteFiles[path] ?? (weekCalendarPath.test(path) ? weekFile : undefined);
}

function ofMess<T>(subject: Subject, make: (storefront: Storefront) => T): T | undefined {
  return subject.kind === 'mess' ? make(subject.storefront) : undefined;
}

/** On a shared host the worker must not cache pages, because it could show another mess's page. Rule: offline-4 */
function isOnOwnHost({ hostTenant }: ViewerVisit, subject: Subject): boolean {
  return subject.kind === 'mess' && subject.storefront.vendor.subdomain === hostTenant;
}

/** A mess's icon: its initials on a plate in its colour, within the safe area of every mask. */
function appIcon(storefront: Storefront): string {
  const { accent, onAccent } = appColours(storefront);
  const text = escapeMarkup(initials(storefront.vendor.displayName));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${accent}" d="M0 0h512v512H0z"/><circle cx="256" cy="256" r="178" fill="none" stroke="${onAccent}" stroke-width="12"/><text x="256" y="256" fill="${onAccent}" font-family="Georgia, 'Noto Serif', serif" font-size="150" font-weight="700" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
}

/** The paths of personal pages and API calls. */
const disallowedPaths = [
  '/api/',
  '/customer',
  '/vendor',
  '/admin',
  '/billing',
  '/orders/',
  '/payment/',
];

/** The robots.txt of the main site and of a mess's own host. */
export function robotsText({ origin }: ViewerVisit): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
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
