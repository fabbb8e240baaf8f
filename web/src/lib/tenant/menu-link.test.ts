import { expect, it } from 'vitest';
import { menuLink } from './menu-link.ts';

it.each([
  ['https://thali.example/vendor', 'thali.example', 'https://demo.thali.example/menu/demo'],
  ['https://www.thali.example/', 'thali.example', 'https://demo.thali.example/menu/demo'],
  ['https://demo.thali.example/', 'thali.example', 'https://demo.thali.example/menu/demo'],
  ['https://d1.cloudfront.net/vendor', 'thali.example', 'https://demo.thali.example/menu/demo'],
  ['https://d1.cloudfront.net/vendor', 'd1.cloudfront.net', 'https://d1.cloudfront.net/menu/demo'],
  ['http://localhost:8090/vendor', 'localhost', 'http://demo.localhost:8090/menu/demo'],
  ['http://192.168.1.7:8090/vendor', 'localhost', 'http://192.168.1.7:8090/menu/demo'],
  ['http://[fd00::7]:8090/vendor', 'localhost', 'http://[fd00::7]:8090/menu/demo'],
])('links from %s, for the platform domain %s, to %s', (address, platformDomain, link) => {
  expect(menuLink({ location: new URL(address), platformDomain }, 'demo')).toBe(link);
});
