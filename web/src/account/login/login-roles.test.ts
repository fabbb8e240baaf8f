import { describe, expect, it } from 'vitest';
import { initialRole } from './login-roles.ts';

describe('initialRole', () => {
  it.each([
    [null, null, 'student'],
    ['customer', null, 'student'],
    ['vendor', null, 'vendor'],
    ['admin', '/customer', 'admin'],
    [null, '/vendor/orders', 'vendor'],
    [null, '/customer', 'student'],
    [null, '/admin', 'student'],
    [null, '/menu/demo', 'student'],
    ['owner', '/vendor', 'student'],
  ])('is with role=%s and returnUrl=%s: %s', (queryRole, returnUrl, role) => {
    expect(initialRole(queryRole, returnUrl)).toBe(role);
  });
});
