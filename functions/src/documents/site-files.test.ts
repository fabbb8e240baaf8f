import { expect, it } from 'vitest';
import type { Storefront } from './find-subject.ts';
import { robotsText, sitemap } from './site-files.ts';
import type { ViewerVisit } from './viewer-visit.ts';

const visit: ViewerVisit = {
  origin: 'https://thali.example',
  host: 'thali.example',
  isSecure: true,
  platformDomain: 'thali.example',
  path: '/sitemap.xml',
  tenant: undefined,
  hostTenant: undefined,
  menuKey: undefined,
  language: undefined,
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

it('lists the main site’s pages in its sitemap', () => {
  const addresses = locations(sitemap(visit, { kind: 'platform' }));
  expect(addresses).toHaveLength(8);
  expect(addresses).toContain('https://thali.example/');
  expect(addresses).toContain('https://thali.example/privacy-policy');
});

it('lists a mess’s page and menu in the sitemap of its host', () => {
  const storefront = { vendor: { subdomain: 'demo' } } as Storefront;
  const visitOfMess = { ...visit, origin: 'https://demo.thali.example', tenant: 'demo' };
  expect(locations(sitemap(visitOfMess, { kind: 'mess', storefront }))).toEqual([
    'https://demo.thali.example/',
    'https://demo.thali.example/menu/demo',
  ]);
});

it('tells robots the sitemap of the host, and excludes personal pages', () => {
  const lines = robotsText(visit).split('\n');
  expect(lines).toContain('Sitemap: https://thali.example/sitemap.xml');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).not.toContain('Disallow: /');
});
