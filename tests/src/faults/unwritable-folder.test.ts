import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startThali } from './thali-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-unwritable-'));
  await writeFile(join(folder, 'a-file'), '');
});

afterAll(() => rm(folder, { recursive: true }));

// A folder below a file: for root every folder can be written.
test('a data folder that cannot be written is one line', async () => {
  const dataDir = join(folder, 'a-file', 'data');
  const { code, words } = await startThali({ port: 0, dataDir }).ended;
  expect(code).toBe(1);
  expect(words).toMatch(
    /^The data folder \S+ can't be written \([^\n]+\)\. Choose another: THALI_DATA_DIR=… npm start$/,
  );
});
