import { adminPaths } from './admin-paths.ts';
import { demoPaths } from './demo-paths.ts';
import { storefrontPaths } from './document-of.ts';
import { devicePaths } from './kitchen-path.ts';
import { staticPages } from './public-pages.ts';
import { vendorPaths } from './vendor-paths.ts';
import { weekPagePath } from './week-paths.ts';

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
    [storefrontPaths, weekPagePath, adminPaths, vendorPaths, demoPaths].some((paths) =>
      paths.test(path),
    )
  )
    return true;
  const plain = path.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return pages.has(plain);
}
