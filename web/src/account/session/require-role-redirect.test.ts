import { type Role, roles } from '@thali/shared/auth/user.contract';
import { describe, expect, it } from 'vitest';
import { redirectFor } from './require-role-redirect.ts';
import { type GuardedPath, guardedPaths, homeOfRole, pathAfterSignIn } from './sign-in-path.ts';

const visitor = undefined;

describe('redirectFor', () => {
  it.each([
    ['/vendor', 'vendor', undefined],
    ['/vendor/orders', 'vendor', undefined],
    ['/vendor', 'student', '/login?returnUrl=%2Fvendor'],
    [
      '/vendor/orders?status=ready',
      'student',
      '/login?returnUrl=%2Fvendor%2Forders%3Fstatus%3Dready',
    ],
    ['/vendor', 'admin', '/login?returnUrl=%2Fvendor'],
    ['/vendor', 'waiter', '/login?returnUrl=%2Fvendor'],
    ['/vendor', visitor, '/login?returnUrl=%2Fvendor'],
    ['/admin', 'admin', undefined],
    ['/admin', 'vendor', '/login?role=admin&returnUrl=%2Fadmin'],
    ['/admin', 'student', '/login?role=admin&returnUrl=%2Fadmin'],
    ['/admin', visitor, '/login?role=admin&returnUrl=%2Fadmin'],
    ['/customer', 'student', undefined],
    ['/customer', 'vendor', '/vendor'],
    ['/customer', 'admin', '/admin'],
    ['/customer', 'waiter', '/'],
    ['/customer', visitor, '/login?returnUrl=%2Fcustomer'],
    ['/customer?subdomain=demo', visitor, '/login?returnUrl=%2Fcustomer%3Fsubdomain%3Ddemo'],
  ])('the address %s opened by %s leads to %s', (path, role, target) => {
    expect(redirectFor(ownerOf(path), role, path)).toBe(target);
  });

  const guarded = Object.keys(guardedPaths).flatMap((path) => [path, `/login?returnUrl=${path}`]);
  it.each(roles.flatMap((role) => guarded.map((start) => [role, start] as const)))(
    'a %s who opens %s ends on a page of that role',
    (role, start) => {
      const path = start.replace('/login?returnUrl=', '') as GuardedPath;
      expect(follow(role, start)).toBe(guardedPaths[path] === role ? path : homeOfRole(role));
    },
  );
});

/** Follows the redirects of the pages, at most three. */
function follow(role: Role, start: string): string {
  let path = start;
  for (let step = 0; step < 3; step += 1) {
    const { pathname, searchParams } = new URL(path, 'https://thali.example');
    const next =
      pathname === '/login'
        ? pathAfterSignIn(role, searchParams.get('returnUrl'))
        : redirectFor(ownerOf(pathname), role, path);
    if (next === undefined) return path;
    path = next;
  }
  throw new Error(`The redirects of ${role} from ${start} do not end`);
}

function ownerOf(path: string): Role {
  const owner = Object.entries(guardedPaths).find(([guarded]) => path.startsWith(guarded));
  if (!owner) throw new Error(`${path} is open to everyone`);
  return owner[1];
}
