import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJsonFile, writeJsonFile } from './json-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reads a written file, and undefined without a file', async () => {
  const file = join(folder, 'secrets.json');
  expect(await readJsonFile(file)).toBeUndefined();
  await writeJsonFile(file, { order: 'secret' });
  expect(await readJsonFile(file)).toEqual({ order: 'secret' });
});

test('reports a truncated file in one clear line', async () => {
  const file = join(folder, 'secrets.json');
  await writeFile(file, '{"order": "sec');
  await expect(readJsonFile(file)).rejects.toThrow(/secrets\.json is damaged\. .* --fresh$/);
});
