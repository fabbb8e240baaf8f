import { readFileSync } from 'node:fs';
import { adminPathPattern, adminSectionAt, adminSections } from '@thali/shared/site/admin-paths';
import { isSitePath } from '@thali/shared/site/site-paths';
import { expect, it } from 'vitest';

/** The paths of all routes in an entry, with `x` for each parameter. */
function routesOf(entry: string): string[] {
  return [...sourceOf(entry).matchAll(/<Route path="([^"]+)"/g)].flatMap(([, path = '']) => {
    const filled = path.replaceAll(/:\w+\??/g, 'x');
    return path.endsWith('?') ? [filled, filled.replace(/\/x$/, '')] : [filled];
  });
}

function sourceOf(entry: string): string {
  return readFileSync(new URL(`../${entry}`, import.meta.url), 'utf8');
}

it.each(['entry-site.tsx', 'entry-storefront.tsx'])(
  'the server finds every page of %s, and answers 404 for other paths',
  (entry) => {
    const routes = routesOf(entry);
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter((path) => !isSitePath(path))).toEqual([]);
  },
);

it('only sections of the admin page have addresses below /admin', () => {
  expect(sourceOf('entry-site.tsx')).toContain('<Route path={adminPathPattern}>');
  for (const section of adminSections) {
    const path = `/admin/${section}`;
    expect([path, isSitePath(path), adminPathPattern.test(path)]).toEqual([path, true, true]);
    expect(adminSectionAt(`${path}/`)).toBe(section);
  }
  expect(adminSectionAt('/admin')).toBeUndefined();
  expect(isSitePath('/admin/nothing')).toBe(false);
  expect(isSitePath('/admin/vendors/x')).toBe(false);
});
