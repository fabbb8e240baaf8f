import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, safeReturnUrl, signInPath, withReturnUrl } from './sign-in-path.ts';

describe('signInPath', () => {
  it('contains the page to return to', () => {
    expect(signInPath('/vendor/orders?status=ready')).toBe(
      '/login?returnUrl=%2Fvendor%2Forders%3Fstatus%3Dready',
    );
    expect(signInPath('//evil.example')).toBe('/login');
    expect(signInPath('/')).toBe('/login');
  });

  it('names the role if the return path does not imply it', () => {
    expect(signInPath('/admin', 'admin')).toBe('/login?role=admin&returnUrl=%2Fadmin');
    expect(signInPath('/vendor/orders', 'vendor')).toBe('/login?returnUrl=%2Fvendor%2Forders');
    expect(signInPath('/change-password', 'vendor')).toBe(
      '/login?role=vendor&returnUrl=%2Fchange-password',
    );
    expect(signInPath('/customer', 'student')).toBe('/login?returnUrl=%2Fcustomer');
  });
});

describe('withReturnUrl', () => {
  it('keeps the return path, only on this site', () => {
    expect(withReturnUrl('/register', '/menu/demo')).toBe('/register?returnUrl=%2Fmenu%2Fdemo');
    expect(withReturnUrl('/login?role=vendor', '/vendor')).toBe(
      '/login?role=vendor&returnUrl=%2Fvendor',
    );
    expect(withReturnUrl('/register', 'https:evil.example')).toBe('/register');
    expect(withReturnUrl('/register', null)).toBe('/register');
  });
});

describe('pathAfterSignIn', () => {
  it.each([
    ['vendor', '/vendor/orders', '/vendor/orders'],
    ['vendor', null, '/vendor'],
    ['vendor', '//evil.example', '/vendor'],
    ['vendor', '/login?returnUrl=/login', '/vendor'],
    ['vendor', '/register', '/vendor'],
    ['student', '/forgot-password', '/customer'],
    ['student', '/logins-of-our-mess', '/logins-of-our-mess'],
    ['vendor', '/change-password', '/change-password'],
    ['vendor', '/menu/demo', '/menu/demo'],
    ['student', '/vendor/orders', '/customer'],
    ['student', '/vendors-we-love', '/vendors-we-love'],
    ['admin', '/customer', '/admin'],
    ['waiter', null, '/'],
  ])('%s coming from %s goes to %s', (role, returnUrl, path) => {
    expect(pathAfterSignIn(role, returnUrl)).toBe(path);
  });
});

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
  ])('refuses a path that could leave the site: %j', (path) => {
    expect(safeReturnUrl(path)).toBeUndefined();
  });
});
