import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../data-folder/temporary-folder.ts';
import { hashSources } from './hash-sources.ts';

const root = temporaryFolder(afterAll);

beforeAll(async () => {
  await mkdir(join(root, 'src', 'deep'), { recursive: true });
  await writeFile(join(root, 'src', 'deep', 'a.ts'), 'a');
  await writeFile(join(root, 'lock.json'), '{}');
});

const hash = () => hashSources(root, ['src', 'lock.json', 'missing']);

test('the hash changes only with the contents and names of the files', async () => {
  const first = await hash();
  await writeFile(join(root, 'elsewhere.ts'), 'x');
  expect(await hash()).toBe(first);
  await writeFile(join(root, 'src', 'deep', 'a.ts'), 'b');
  const second = await hash();
  expect(second).not.toBe(first);
  await writeFile(join(root, 'src', 'b.ts'), '');
  expect(await hash()).not.toBe(second);
});
