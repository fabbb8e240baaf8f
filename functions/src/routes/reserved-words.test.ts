import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { expect, it } from 'vitest';
import { httpRoutes } from './route-table.ts';

const paths = httpRoutes.map(({ contract }) => contract.path.split('/'));
const isParameter = (part: string) => part.startsWith('{');

/**
 * The fixed words that other routes have at the position of `{subdomain}`. Such a subdomain would match both routes.
 */
function findConflictingWords(): string[] {
  return paths.flatMap((path) => {
    const position = path.indexOf('{subdomain}');
    return paths
      .filter(
        (otherPath) => position >= 0 && otherPath !== path && otherPath.length === path.length,
      )
      .filter((otherPath) =>
        otherPath.every(
          (part, index) => index === position || isParameter(part) || part === path[index],
        ),
      )
      .flatMap((otherPath) => otherPath[position] ?? [])
      .filter((word) => !isParameter(word));
  });
}

it('reserves every word that another route has at the position of a subdomain', () => {
  const words = findConflictingWords();
  expect(words).toContain('menu-items');
  expect(words.filter((word) => !isReservedSubdomain(word))).toEqual([]);
});
