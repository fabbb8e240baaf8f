import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from './open-data-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

test('refuses a second platform until the first releases the folder', async () => {
  const first = await openDataFolder(folder, false);
  await expect(openDataFolder(folder, false)).rejects.toThrow('Another Thali is already running');
  await first.lock.release();
  const second = await openDataFolder(folder, false);
  await second.lock.release();
});

test('--fresh removes only the files of the platform', async () => {
  await writeFile(join(folder, 'secrets.json'), '{}');
  await writeFile(join(folder, 'holiday.jpg'), '');
  const { lock } = await openDataFolder(folder, true);
  await lock.release();
  expect(await readdir(folder)).toEqual(['holiday.jpg']);
});

test('reports a folder that cannot be created in one clear line', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(openDataFolder(join(folder, 'file', 'below'), false)).rejects.toThrow(
    /The data folder .* can't be written/,
  );
});

test('reports an empty database in one clear line, and removes it with --fresh', async () => {
  await writeFile(join(folder, 'shared-local-instance.db'), '');
  await expect(openDataFolder(folder, false)).rejects.toThrow(/\.db is empty\. .* --fresh$/);
  const { lock } = await openDataFolder(folder, true);
  await lock.release();
});
