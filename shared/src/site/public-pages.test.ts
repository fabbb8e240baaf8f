import { expect, it } from 'vitest';
import { documentOf } from './document-of.ts';
import { publicPageTexts, publicPaths } from './public-pages.ts';

it('lists the landing page and the static pages, all with the main document', () => {
  expect(publicPaths).toEqual([
    '/',
    '/docs',
    '/help',
    '/support',
    '/contact',
    '/integrations',
    '/privacy-policy',
    '/terms-of-service',
  ]);
  expect(publicPaths.map((path) => documentOf(path, undefined))).toEqual(
    publicPaths.map(() => 'index'),
  );
});

it('gives each page a unique title and description', () => {
  const pages = publicPaths.map((path) => publicPageTexts(path));
  expect(new Set(pages.map((page) => page?.title)).size).toBe(8);
  expect(new Set(pages.map((page) => page?.description)).size).toBe(8);
  expect(publicPageTexts('/docs')?.title).toBe('Documentation · Thali');
});

it.each(['/login', '/docs/', '/constructor', '__proto__'])('has no title for %s', (path) => {
  expect(publicPageTexts(path)).toBeUndefined();
});
