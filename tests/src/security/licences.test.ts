import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';
import { expect, test } from 'vitest';
import { printTable } from '../bench/print.ts';
import { isAllowed, type Lock, licencesIn } from './licences.ts';

const lock: Lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));

test('every package outside the tests has a licence that a closed product may use', () => {
  const packageLicences = licencesIn(lock);
  expect(packageLicences.length).toBeGreaterThan(200);
  const times = new Map<string, number>();
  for (const { license } of packageLicences) times.set(license, (times.get(license) ?? 0) + 1);
  const rows = [...times].sort(([, a], [, b]) => b - a);
  printTable('Licences of production packages', ['licence', 'packages'], rows);
  expect(packageLicences.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('%s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});
