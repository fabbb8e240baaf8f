import { accentCss } from '@thali/shared/brand/accent-css';
import { deviceManifests } from '@thali/shared/site/kitchen-path';
import type { Language } from '@thali/shared/site/languages';
import { identityTitle, publicPageTexts } from '@thali/shared/site/public-pages';
import { isSitePath } from '@thali/shared/site/site-paths';
import { weekPagePattern } from '@thali/shared/site/week-paths';
import { getStorefront as contract } from '@thali/shared/storefront/get-storefront.contract';
import { menuUrl, tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { config } from '../config.ts';
import { wireAnswer } from '../http/answer-json.ts';
import { linkPicturePath } from './app-picture.ts';
import type { DocumentHead } from './fill-template.ts';
import type { Storefront, Subject } from './find-subject.ts';
import { headTexts } from './head-texts.ts';
import { restaurantLd } from './json-ld.ts';
import type { ViewerVisit } from './viewer-visit.ts';

interface Texts {
  title: string;
  description: string;
}

/** The head of a visit's document: for people, link previews and the site's code. */
export function documentHead(
  visit: ViewerVisit,
  subject: Subject,
  defaults: Texts,
  language: Language,
): DocumentHead {
  if (subject.kind === 'mess') return headOfMess(visit, subject.storefront, language);
  const { platformDomain, path } = visit;
  if (subject.kind === 'unknown-tenant') {
    return headNotFound('Page not found', platformDomain, ['unknown-tenant', subject.tenant]);
  }
  if (subject.kind === 'unknown-menu') {
    return headNotFound('Restaurant not found', platformDomain, ['unknown-menu', subject.key]);
  }
  if (!isSitePath(path)) return headNotFound('Page not found', platformDomain);
  // The page has the same canonical address with and without www.
  const origin = visit.origin.replace('://www.', '://');
  const url = origin + path;
  const isPublic = publicPageTexts(path) !== undefined;
  const title = identityTitle(path, 'Thali');
  const pageTexts = publicPageTexts(path) ?? (title && { title });
  return {
    ...pageTexts,
    platformDomain,
    metas: openGraph({
      ...defaults,
      ...pageTexts,
      language,
      url,
      siteName: 'Thali',
      image: isPublic ? origin + linkPreview : undefined,
    }),
    links: isPublic ? [{ rel: 'canonical', href: url }] : [],
  };
}

/** The main site's preview, 1200 by 630. Caches keep /assets/ for ever, so a new picture needs a new name. */
const linkPreview = '/assets/link-preview-1.jpg';

/** @param extraMeta a meta element for the site's code */
function headNotFound(
  title: string,
  platformDomain: string,
  extraMeta?: [string, string],
): DocumentHead {
  const noindex = ['name', 'robots', 'noindex'] as const;
  const metas = extraMeta ? [noindex, ['name', ...extraMeta] as const] : [noindex];
  return { title, platformDomain, metas, links: [] };
}

function headOfMess(visit: ViewerVisit, storefront: Storefront, language: Language): DocumentHead {
  const { vendor, accentPalette: palette } = storefront;
  const isMenu = visit.menuKey !== undefined;
  const isPublic = isMenu || visit.path === '/';
  const ownTitle = identityTitle(visit.path, vendor.displayName);
  const title = ownTitle ?? titleOf(storefront, visit, language);
  const texts = { title, description: describe(storefront, language) };
  const home = homeOf(visit, vendor.subdomain);
  const menu = menuUrl(home, vendor.subdomain);
  const isWeek = weekPagePattern.test(visit.path);
  const url = isWeek ? `${menu}/week` : isMenu ? menu : home + visit.path;
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
        language,
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
    css: (palette ? accentCss(palette) : '') + (hasPill(storefront) ? pillCss : '') || undefined,
    linkedData: isPublic
      ? escapeJson(JSON.stringify(restaurantLd(storefront, `${home}/`, menu)))
      : undefined,
    island: needsStorefront(visit)
      ? escapeJson(JSON.stringify(wireAnswer(contract, storefront)))
      : undefined,
  };
}

function hasPill({ vendor }: Storefront): boolean {
  return (vendor.settings.languages?.offered.length ?? 0) > 1;
}

/** Reserves the space of the language pill in the header above a menu, because the pill loads after the first paint. */
const pillCss = '@media(max-width:63.99rem){header.isolate:not([data-small]){padding-top:2.5rem}}';

/** The kitchen and the ready board are separate apps. */
function manifestOf({ path }: ViewerVisit): string {
  const manifests: Record<string, string> = deviceManifests;
  return manifests[path] ?? '/manifest.webmanifest';
}

/** Whether the page shows the menu or a page below it. Other pages need only the mess's colours. */
function needsStorefront({ path, menuKey }: ViewerVisit): boolean {
  return menuKey !== undefined || path === '/' || /^\/customer\/?$/.test(path);
}

function titleOf(
  { vendor: { displayName } }: Storefront,
  { path, menuKey }: ViewerVisit,
  language: Language,
): string {
  const { menu, thisWeek } = headTexts[language];
  if (weekPagePattern.test(path)) return `${thisWeek} · ${displayName}`;
  return menuKey === undefined ? displayName : `${displayName}: ${menu}`;
}

function describe({ vendor }: Storefront, language: Language): string {
  if (vendor.description) return vendor.description;
  const cuisine = vendor.cuisine ? `, ${vendor.cuisine}` : '';
  return `${vendor.displayName}${cuisine}: ${headTexts[language].offer}`;
}

/** The mess's own address. Without a platform domain, all messes share one host. */
function homeOf({ origin, platformDomain }: ViewerVisit, subdomain: string): string {
  if (config.platformDomain === undefined) return origin;
  const { protocol, port } = new URL(origin);
  return tenantOrigin(`${protocol}//${platformDomain}${port && `:${port}`}`, subdomain);
}

/**
 * The cover, the logo or the first picture of a dish; a drawn picture if messengers cannot show the mess's own
 * picture.
 */
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
  // The picture's path on a shared host does not name the mess.
  const isShared = menuKey !== undefined && home === origin && config.platformDomain === undefined;
  return isShared ? origin + linkPreview : home + linkPicturePath;
}

interface Preview extends Texts {
  language: Language;
  url: string;
  siteName: string;
  image?: string | undefined;
}

function openGraph(preview: Preview): (readonly ['name' | 'property', string, string])[] {
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', `${preview.language}_IN`],
    ['property', 'og:site_name', preview.siteName],
    ['property', 'og:title', preview.title],
    ['property', 'og:description', preview.description],
    ['property', 'og:url', preview.url],
    ...(preview.image ? [['property', 'og:image', preview.image] as const] : []),
  ];
}

/**
 * Escapes JSON for a script element, so that no text can end the element, open a comment or end a line of script. The
 * value stays the same. Escapes `<` only where a tag can begin, because an escaped character is six times as long.
 */
export function escapeJson(json: string): string {
  return json.replace(
    /<(?=[!/?a-z])|[\u2028\u2029]/gi,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
