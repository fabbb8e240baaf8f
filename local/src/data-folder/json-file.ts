import { readFile, rename, writeFile } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';

/**
 * Reads a file of an earlier start.
 * @returns undefined if there is no such file
 * @throws StartFailure if the file is damaged, because nothing can restore its content
 */
export async function readJsonFile<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(
      `${file} is damaged. Restore a copy, or start with empty data: npm start -- --fresh`,
    );
  }
}

/** Writes the file atomically, readable by its owner only. */
export async function writeJsonFile(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
