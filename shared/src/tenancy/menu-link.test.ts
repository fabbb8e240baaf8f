import { expect, it } from 'vitest';
import { menuLink } from './menu-link.ts';

const domain = 'https://thali.example';
const machine = 'http://localhost:8080';

it.each([
  [domain, 'https://www.thali.example', 'https://demo.thali.example/menu/demo'],
  [domain, 'https://demo.thali.example', 'https://demo.thali.example/menu/demo'],
  [domain, 'https://d111.cloudfront.net', 'https://demo.thali.example/menu/demo'],
  [domain, undefined, 'https://demo.thali.example/menu/demo'],
  [machine, machine, 'http://demo.localhost:8080/menu/demo'],
  [machine, 'http://192.168.1.20:8080', 'http://192.168.1.20:8080/menu/demo'],
  [machine, 'http://[fd00::1]:8080', 'http://[fd00::1]:8080/menu/demo'],
  [undefined, 'https://d111.cloudfront.net', 'https://d111.cloudfront.net/menu/demo'],
  [undefined, undefined, undefined],
])('platform at %s, seen at %s: %s', (siteUrl, viewerOrigin, link) => {
  expect(menuLink('demo', { siteUrl, viewerOrigin })).toBe(link);
});
