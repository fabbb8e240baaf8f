import { beforeEach, expect, it, vi } from 'vitest';
import { menuLink } from './menu-link.ts';

const config = vi.hoisted((): { siteUrl: string | undefined } => ({ siteUrl: undefined }));
vi.mock('../config.ts', () => ({ config }));

beforeEach(() => {
  config.siteUrl = undefined;
});

it('uses the tenant’s own host if the platform has a domain', () => {
  config.siteUrl = 'https://thali.example';
  expect(menuLink('demo', 'www.thali.example')).toBe('https://demo.thali.example/menu/demo');
  expect(menuLink('demo', undefined)).toBe('https://demo.thali.example/menu/demo');
});

it('keeps the platform’s port', () => {
  config.siteUrl = 'http://localhost:8080';
  expect(menuLink('demo', undefined)).toBe('http://demo.localhost:8080/menu/demo');
});

it('uses the requested host if the platform has no domain', () => {
  expect(menuLink('demo', 'd111.cloudfront.net')).toBe('https://d111.cloudfront.net/menu/demo');
});

it.each(['192.168.1.20:8080', '192.168.1.20', '[fd00::1]:8080'])(
  'uses the requested address in a local network: %s',
  (host) => {
    config.siteUrl = 'http://localhost:8080';
    expect(menuLink('demo', host)).toBe(`http://${host}/menu/demo`);
  },
);

it('returns undefined without domain and host', () => {
  expect(menuLink('demo', undefined)).toBeUndefined();
});
