import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The objects of the bucket, as files below a folder. */
export interface PictureFiles {
  read(key: string): Promise<Buffer | undefined>;
  /** @returns false if `mustBeNew` is set and the object exists */
  write(key: string, bytes: Uint8Array, options?: { mustBeNew: boolean }): Promise<boolean>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<{ key: string; modifiedAt: Date }[]>;
}

export function openPictureFiles(folder: string): PictureFiles {
  const root = join(folder, 'pictures');

  return {
    read: (key) => readFile(join(root, assertSafe(key))).catch(() => undefined),
    write: async (key, bytes, { mustBeNew } = { mustBeNew: false }) => {
      const file = join(root, assertSafe(key));
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(file, bytes, { flag: mustBeNew ? 'wx' : 'w' });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      }
    },
    remove: (key) => rm(join(root, assertSafe(key)), { force: true }),
    list: async (prefix) => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      const objects = files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const key = relative(root, file).split(sep).join('/');
        return { key, modifiedAt: (await stat(file)).mtime };
      });
      const all = await Promise.all(objects);
      return all
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}

/** Refuses keys such as `../x`, which would leave the folder. S3 itself allows any key. */
function assertSafe(key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.?\w*$/.test(key)) throw new Error(`Not a picture key: ${key}`);
  return key;
}
