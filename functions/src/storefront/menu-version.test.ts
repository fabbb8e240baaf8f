import { expect, it } from 'vitest';
import { mayBeNewer } from './menu-version.ts';

const known = '1700000000000';
const now = 1_700_000_100_000;

it.each([
  ['the version that is there', known, false],
  ['an older one', '1699999999999', false],
  ['a newer one', '1700000050000', true],
  ['another of the same moment: a dish sold out', `${known}.42`, true],
  ['one of the future', '1700000200000', false],
  ['no version at all', 'x', false],
])('reads again for a version that may exist and no other: %s', (_, asked, expected) => {
  expect(mayBeNewer(asked, known, now)).toBe(expected);
});
