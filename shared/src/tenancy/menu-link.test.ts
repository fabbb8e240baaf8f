import { expect, it } from 'vitest';
import { menuLink } from './menu-link.ts';

const domain = 'https://thali.example';
const localSite = 'http://localhost:8080';

it.each([
  [domain, 'https://www.thali.example', 'https://demo.thali.example/menu/demo'],
  [domain, 'https://demo.thali.example', 'https://demo.thali.example/menu/demo'],
  [domain, 'https://d111.cloudfront.net', 'https://demo.thali.example/menu/demo'],
  [domain, undefined, 'https://demo.thali.example/menu/demo'],
  [localSite, localSite, 'http://demo.localhost:8080/menu/demo'],
  [localSite, 'http://192.168.1.20:8080', 'http://192.168.1.20:8080/menu/demo'],
  [localSite, 'http://[fd00::1]:8080', 'http://[fd00::1]:8080/menu/demo'],
  [undefined, 'https://d111.cloudfront.net', 'https://d111.cloudfront.net/menu/demo'],
  [undefined, undefined, undefined],
])('links a platform at %s, opened at %s, to %s', (siteUrl, viewerOrigin, link) => {
  expect(menuLink('demo', { siteUrl, viewerOrigin })).toBe(link);
});
