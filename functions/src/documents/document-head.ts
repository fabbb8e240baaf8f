import { accentCss } from '@thali/shared/brand/accent-css';
import { deviceManifests } from '@thali/shared/site/kitchen-path';
import { identityTitle, publicPageTexts } from '@thali/shared/site/public-pages';
import { isSitePath } from '@thali/shared/site/site-paths';
import { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { menuUrl, tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';
import { wireAnswer } from '../http/answer-json.ts';
import { linkPicturePath } from './app-picture.ts';
import type { DocumentHead } from './fill-template.ts';
import type { Storefront, Subject } from './find-subject.ts';
import { restaurantLd } from './json-ld.ts';
import type { ViewerVisit } from './viewer-visit.ts';

interface Texts {
  title: string;
  description: string;
}

/** What the document of a visit says: to people, to previews of its link, and to the site's code. */
export function documentHead(visit: ViewerVisit, subject: Subject, defaults: Texts): DocumentHead {
  if (subject.kind === 'mess') return headOfMess(visit, subject.storefront);
  const { platformDomain, path } = visit;
  if (subject.kind === 'unknown-tenant') {
    return bare('Page not found', platformDomain, ['unknown-tenant', subject.tenant]);
  }
  if (subject.kind === 'unknown-menu') {
    return bare('Restaurant not found', platformDomain, ['unknown-menu', subject.key]);
  }
  if (!isSitePath(path)) return bare('Page not found', platformDomain);
  // One address for one page: with and without www it is the same.
  const origin = visit.origin.replace('://www.', '://');
  const url = origin + path;
  const isPublic = publicPageTexts(path) !== undefined;
  const title = identityTitle(path, 'Thali');
  const own = publicPageTexts(path) ?? (title && { title });
  return {
    ...own,
    platformDomain,
    metas: openGraph({
      ...defaults,
      ...own,
      url,
      siteName: 'Thali',
      image: isPublic ? origin + linkPreview : undefined,
    }),
    links: isPublic ? [{ rel: 'canonical', href: url }] : [],
  };
}

/** The main site's picture of 1200 by 630; files below /assets/ are kept for ever, so a new one gets a new name. */
const linkPreview = '/assets/link-preview-1.jpg';

/** @param fact  what the site's code is to know of it */
function bare(title: string, platformDomain: string, fact?: [string, string]): DocumentHead {
  const noindex = ['name', 'robots', 'noindex'] as const;
  const metas = fact ? [noindex, ['name', ...fact] as const] : [noindex];
  return { title, platformDomain, metas, links: [] };
}

function headOfMess(visit: ViewerVisit, storefront: Storefront): DocumentHead {
  const { vendor, accentPalette: palette } = storefront;
  const isMenu = visit.menuKey !== undefined;
  const isPublic = isMenu || visit.path === '/';
  const ownTitle = identityTitle(visit.path, vendor.displayName);
  const title = ownTitle ?? titleOf(storefront, isMenu);
  const texts = { title, description: describe(storefront) };
  const home = homeOf(visit, vendor.subdomain);
  const url = isMenu ? menuUrl(home, vendor.subdomain) : home + visit.path;
  const isOwnHost = visit.hostTenant === vendor.subdomain;
  return {
    ...texts,
    platformDomain: visit.platformDomain,
    themeColors: palette
      ? { light: palette.light.accentSoft, dark: palette.dark.accentSoft }
      : undefined,
    metas: [
      ...openGraph({
        ...texts,
        url,
        siteName: vendor.displayName,
        image: imageOf(storefront, visit, home),
      }),
      ...(visit.tenant === undefined ? [] : [['name', 'tenant', visit.tenant] as const]),
      ...(isPublic ? [] : [['name', 'robots', 'noindex'] as const]),
      ...(ownTitle && vendor.logoUrl ? [['name', 'mess-logo', vendor.logoUrl] as const] : []),
    ],
    links: [
      ...(isPublic ? [{ rel: 'canonical', href: url }] : []),
      ...(isOwnHost
        ? [
            { rel: 'icon', href: '/app-icon.svg', type: 'image/svg+xml' },
            { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
            { rel: 'manifest', href: manifestOf(visit) },
          ]
        : []),
    ],
    css: palette ? accentCss(palette) : undefined,
    linkedData: isPublic
      ? escapeJson(
          JSON.stringify(restaurantLd(storefront, `${home}/`, menuUrl(home, vendor.subdomain))),
        )
      : undefined,
    island: needsStorefront(visit)
      ? escapeJson(JSON.stringify(wireAnswer(contract, storefront)))
      : undefined,
  };
}

/** The kitchen and the ready board are apps of their own. */
function manifestOf({ path }: ViewerVisit): string {
  const ofDevices: Record<string, string> = deviceManifests;
  return ofDevices[path] ?? '/manifest.webmanifest';
}

/** Pages that show the menu or a part of it; the others only wear the mess's colours. */
function needsStorefront({ path, menuKey }: ViewerVisit): boolean {
  return menuKey !== undefined || path === '/' || /^\/customer\/?$/.test(path);
}

function titleOf({ vendor }: Storefront, isMenu: boolean): string {
  return isMenu ? `${vendor.displayName}: menu` : vendor.displayName;
}

function describe({ vendor }: Storefront): string {
  if (vendor.description) return vendor.description;
  const cuisine = vendor.cuisine ? `, ${vendor.cuisine}` : '';
  return `${vendor.displayName}${cuisine}: see today's menu, order from your phone, watch your order get ready.`;
}

/** The mess's own address; without a domain of the platform there is one host for all. */
function homeOf({ origin, platformDomain }: ViewerVisit, subdomain: string): string {
  if (config.platformDomain === undefined) return origin;
  const { protocol, port } = new URL(origin);
  return tenantOrigin(`${protocol}//${platformDomain}${port && `:${port}`}`, subdomain);
}

/** The cover, else the logo, else the first dish that has a picture; where messengers would not show it, a drawn one. */
function imageOf(
  { vendor, menuItems }: Storefront,
  { origin, menuKey }: ViewerVisit,
  home: string,
): string {
  const dish = menuItems.find((item) => item.isAvailable && item.image);
  const image = vendor.coverUrl ?? vendor.logoUrl ?? dish?.image;
  if (image && URL.canParse(image, origin)) {
    const { href, pathname, protocol } = new URL(image, origin);
    if (protocol.startsWith('http') && !/\.svg$/i.test(pathname)) return href;
  }
  // A host that messes share can't tell whose picture it is asked for.
  const isShared = menuKey !== undefined && home === origin && config.platformDomain === undefined;
  return isShared ? origin + linkPreview : home + linkPicturePath;
}

interface Preview extends Texts {
  url: string;
  siteName: string;
  image?: string | undefined;
}

function openGraph(preview: Preview): (readonly ['name' | 'property', string, string])[] {
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', 'en_IN'],
    ['property', 'og:site_name', preview.siteName],
    ['property', 'og:title', preview.title],
    ['property', 'og:description', preview.description],
    ['property', 'og:url', preview.url],
    ...(preview.image ? [['property', 'og:image', preview.image] as const] : []),
  ];
}

/**
 * JSON as a script element may contain it: nothing in it ends the element, opens a comment or ends a
 * line of script. Reading it gives the very same value.
 */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
