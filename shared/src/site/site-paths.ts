import { adminPaths } from './admin-paths.ts';
import { storefrontPaths } from './document-of.ts';
import { boardPath, kitchenPath } from './kitchen-path.ts';
import { staticPages } from './public-pages.ts';

/** The pages of the main document, except the static pages and the dashboard's tabs. */
const dynamicPages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/change-password',
  '/vendor',
  kitchenPath,
  boardPath,
  '/billing',
  '/choose-subdomain',
  '/unsubscribe',
];

const pages = new Set([...dynamicPages, ...Object.keys(staticPages)]);
const dashboardTabs = /^\/vendor\/[^/]+$/;

/**
 * Whether the site has a page at an address. Ignores case and a trailing slash, like the router.
 * @param path  without the query
 */
export function isSitePath(path: string): boolean {
  if (storefrontPaths.test(path) || adminPaths.test(path)) return true;
  const plain = path.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return pages.has(plain) || dashboardTabs.test(plain);
}
