import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './safe-return-url.ts';

describe('safeReturnUrl', () => {
  it.each([
    '/',
    '/vendor/orders',
    '/menu/demo?tab=cart#top',
    '/orders/7ZK2?from=a%20b',
    '/login/callback?next=https://elsewhere.example/',
  ])('keeps a path of this site: %s', (path) => {
    expect(safeReturnUrl(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'vendor',
    'evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https:evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%25252fevil.example',
    '/%09/evil.example',
    '/./%2fevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\u200b/evil.example',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('refuses what could lead away: %j', (path) => {
    expect(safeReturnUrl(path)).toBeUndefined();
  });
});
