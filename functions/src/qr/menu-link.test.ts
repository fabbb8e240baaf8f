import { beforeEach, expect, it, vi } from 'vitest';
import { menuLink } from './menu-link.ts';

const settings = vi.hoisted((): { siteUrl: string | undefined } => ({ siteUrl: undefined }));
vi.mock('../config.ts', () => ({ config: settings }));

beforeEach(() => {
  settings.siteUrl = undefined;
});

it('is on the tenant’s own host where the platform has a domain, whatever host was asked for', () => {
  settings.siteUrl = 'https://thali.example';
  expect(menuLink('demo', 'www.thali.example')).toBe('https://demo.thali.example/menu/demo');
  expect(menuLink('demo', undefined)).toBe('https://demo.thali.example/menu/demo');
});

it('keeps the port of a platform that has one', () => {
  settings.siteUrl = 'http://localhost:8080';
  expect(menuLink('demo', undefined)).toBe('http://demo.localhost:8080/menu/demo');
});

it('is on the host that was asked for where there is no domain', () => {
  expect(menuLink('demo', 'd111.cloudfront.net')).toBe('https://d111.cloudfront.net/menu/demo');
});

it.each(['192.168.1.20:8080', '192.168.1.20', '[fd00::1]:8080'])(
  'is at the address that a phone in the same network finds: %s',
  (host) => {
    settings.siteUrl = 'http://localhost:8080';
    expect(menuLink('demo', host)).toBe(`http://${host}/menu/demo`);
  },
);

it('is unknown without domain and host', () => {
  expect(menuLink('demo', undefined)).toBeUndefined();
});
