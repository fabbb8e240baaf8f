import { expect, it } from 'vitest';
import { publicPaths } from './public-pages.ts';
import { isSitePath } from './site-paths.ts';

it.each([
  ...publicPaths,
  '/Docs/',
  '/login',
  '/vendor',
  '/vendor/menu',
  '/vendor/menu/',
  '/vendor/settings/payments',
  '/billing',
  '/menu/demo',
  '/customer',
  '/demo',
  '/demo/analytics',
  '/demo/settings/payments',
])('finds a page at %s', (path) => {
  expect(isSitePath(path)).toBe(true);
});

it.each([
  '/nope',
  '//',
  '//docs',
  '/docs/faq',
  '/vendor/menu/x',
  '/vendor/settings/x',
  '/demo/x',
  '/demo/menu/payments',
  '/menu',
  '/menu/',
  '/menu/demo/x',
  '/orders/',
  '/constructor',
])('finds no page at %s', (path) => {
  expect(isSitePath(path)).toBe(false);
});
