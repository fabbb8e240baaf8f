import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readJsonFile, writeJsonFile } from './json-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const newFile = () => join(temporaryFolder(onTestFinished), 'secrets.json');

test('reads a written file, and undefined without a file', async () => {
  const file = newFile();
  expect(await readJsonFile(file)).toBeUndefined();
  await writeJsonFile(file, { order: 'secret' });
  expect(await readJsonFile(file)).toEqual({ order: 'secret' });
});

test('reports a truncated file in one line', async () => {
  const file = newFile();
  await writeFile(file, '{"order": "sec');
  await expect(readJsonFile(file)).rejects.toThrow(/secrets\.json is damaged\. .* --fresh$/);
});
