import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes files and all files below folders. A missing path counts as empty. */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(root, path)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const facts = await stat(join(root, path)).catch(() => undefined);
  if (!facts) return [];
  if (facts.isFile()) return [path];
  const names = await readdir(join(root, path));
  return (await Promise.all(names.map((name) => filesBelow(root, `${path}/${name}`)))).flat();
}
