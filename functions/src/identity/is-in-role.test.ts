import { expect, test } from 'vitest';
import { isInRole } from './is-in-role.ts';

test.each([
  [undefined, ['student']],
  [[], ['student']],
  [
    ['student', 'vendor'],
    ['student', 'vendor'],
  ],
  [['vendor'], ['vendor']],
  [['admin'], ['admin']],
])('a user of the groups %o has the roles %o', (groups, expected) => {
  const roles = (['student', 'vendor', 'admin'] as const).filter((role) => isInRole(role, groups));
  expect(roles).toEqual(expected);
});
