import { readFileSync } from 'node:fs';
import { isSitePath } from '@thali/shared/site/site-paths';
import { expect, it } from 'vitest';

/** The addresses that the two documents have a page for, with something in each place of a parameter. */
function routesOf(entry: string): string[] {
  const source = readFileSync(new URL(`../${entry}`, import.meta.url), 'utf8');
  return [...source.matchAll(/<Route path="([^"]+)"/g)].flatMap(([, path = '']) => {
    const filled = path.replaceAll(/:\w+\??/g, 'x');
    return path.endsWith('?') ? [filled, filled.replace(/\/x$/, '')] : [filled];
  });
}

it.each(['entry-site.tsx', 'entry-storefront.tsx'])(
  'the server finds every page of %s, and answers all others by 404',
  (entry) => {
    const routes = routesOf(entry);
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter((path) => !isSitePath(path))).toEqual([]);
  },
);
