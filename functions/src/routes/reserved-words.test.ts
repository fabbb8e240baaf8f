import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { expect, it } from 'vitest';
import { httpRoutes } from './route-table.ts';

const paths = httpRoutes.map(({ contract }) => contract.path.split('/'));
const isParameter = (part: string) => part.startsWith('{');

/** The fixed words that other routes have where one route has `{subdomain}`. Such a subdomain would match both. */
function findConflictingWords(): string[] {
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

it('reserves every word that another route has where a subdomain can be', () => {
  const words = findConflictingWords();
  expect(words).toContain('menu-items');
  expect(words.filter((word) => !isReservedSubdomain(word))).toEqual([]);
});
