import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, signInPath } from './sign-in-path.ts';

describe('signInPath', () => {
  it('carries the page to come back to', () => {
    expect(signInPath('/vendor/orders?status=ready')).toBe(
      '/login?returnUrl=%2Fvendor%2Forders%3Fstatus%3Dready',
    );
    expect(signInPath('//evil.example')).toBe('/login');
  });
});

describe('pathAfterSignIn', () => {
  it.each([
    ['vendor', '/vendor/orders', '/vendor/orders'],
    ['vendor', null, '/vendor'],
    ['vendor', '//evil.example', '/vendor'],
    ['vendor', '/login?returnUrl=/login', '/vendor'],
    ['vendor', '/menu/demo', '/menu/demo'],
    ['student', '/vendor/orders', '/customer'],
    ['student', '/vendors-we-love', '/vendors-we-love'],
    ['admin', '/customer', '/admin'],
    ['waiter', null, '/'],
  ])('%s coming from %s goes to %s', (role, returnUrl, path) => {
    expect(pathAfterSignIn(role, returnUrl)).toBe(path);
  });
});
