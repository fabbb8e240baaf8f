import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, readKept } from './kept-json.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was kept is read again; where nothing was, there is nothing', async () => {
  const file = join(folder, 'secrets.json');
  expect(await readKept(file)).toBeUndefined();
  await keep(file, { order: 'secret' });
  expect(await readKept(file)).toEqual({ order: 'secret' });
});

test('a file that was cut off is one clear line', async () => {
  const file = join(folder, 'secrets.json');
  await writeFile(file, '{"order": "sec');
  await expect(readKept(file)).rejects.toThrow(/secrets\.json is damaged\. .* --fresh$/);
});
