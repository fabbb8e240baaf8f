import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { expect, it } from 'vitest';
import { httpRoutes } from './route-table.ts';

const paths = httpRoutes.map(({ contract }) => contract.path.split('/'));
const isParameter = (part: string) => part.startsWith('{');

/** What a subdomain must not be, or its path would be another route's as well. */
function wordsInItsPlace(): string[] {
  return paths.flatMap((path) => {
    const place = path.indexOf('{subdomain}');
    return paths
      .filter((other) => place >= 0 && other !== path && other.length === path.length)
      .filter((other) =>
        other.every((part, index) => index === place || isParameter(part) || part === path[index]),
      )
      .flatMap((other) => other[place] ?? [])
      .filter((word) => !isParameter(word));
  });
}

it('no vendor’s subdomain is a word that another route has in its place', () => {
  const words = wordsInItsPlace();
  expect(words).toContain('menu-items');
  expect(words.filter((word) => !isReservedSubdomain(word))).toEqual([]);
});
