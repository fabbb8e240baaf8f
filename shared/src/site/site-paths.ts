import { adminPathPattern } from './admin-paths.ts';
import { demoPathPattern } from './demo-paths.ts';
import { storefrontPathPattern } from './document-of.ts';
import { devicePaths } from './kitchen-path.ts';
import { staticPages } from './public-pages.ts';
import { vendorPathPattern } from './vendor-paths.ts';
import { weekPagePattern } from './week-paths.ts';

/** The pages of the main document, except the static pages and the dashboard. */
const dynamicPages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/change-password',
  '/account',
  ...Object.values(devicePaths),
  '/billing',
  '/choose-subdomain',
  '/unsubscribe',
];

const pages = new Set([...dynamicPages, ...Object.keys(staticPages)]);

/**
 * Whether the site has a page at an address. Ignores case and a trailing slash, like the router.
 * @param path  without the query
 */
export function isSitePath(path: string): boolean {
  if (
    [
      storefrontPathPattern,
      weekPagePattern,
      adminPathPattern,
      vendorPathPattern,
      demoPathPattern,
    ].some((paths) => paths.test(path))
  )
    return true;
  const plain = path.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return pages.has(plain);
}
