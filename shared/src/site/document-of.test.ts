import { expect, it } from 'vitest';
import { documentOf, isPagePath } from './document-of.ts';

it.each([
  ['/', undefined, 'index'],
  ['/', 'demo', 'storefront'],
  ['/login', undefined, 'index'],
  ['/login', 'demo', 'index'],
  ['/vendor/menu', 'demo', 'index'],
  ['/menu/demo', undefined, 'storefront'],
  ['/menu/demo', 'demo', 'storefront'],
  ['/menu', 'demo', 'index'],
  ['/menus', 'demo', 'index'],
  ['/orders/7Z', undefined, 'storefront'],
  ['/order/7Z', undefined, 'storefront'],
  ['/payment/7Z', 'demo', 'storefront'],
  ['/payments', 'demo', 'index'],
  ['/billing', 'demo', 'index'],
  ['/customer', undefined, 'storefront'],
  ['/customer/', 'demo', 'storefront'],
  ['/customers', undefined, 'index'],
  ['/menu/', 'demo', 'index'],
  ['/menu/demo/', 'demo', 'storefront'],
  ['/menu/demo/x', 'demo', 'index'],
  ['/orders/', undefined, 'index'],
  ['/orders/7Z/x', undefined, 'index'],
  ['/customer/x', undefined, 'index'],
  ['/v1.2/page', undefined, 'index'],
] as const)('serves %s of tenant %s with the document %s', (path, tenant, document) => {
  expect(documentOf(path, tenant)).toBe(document);
});

it.each([
  ['/', true],
  ['/menu/demo', true],
  ['/v1.2/page', true],
  ['/favicon.ico', false],
  ['/assets/app-1a2b.js', false],
  ['/storefront.html', false],
])('recognises %s as a page: %s', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});
