import { readFile, rename, writeFile } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';

/**
 * What an earlier start kept in a file.
 * @returns undefined where there is no such file
 * @throws StartFailure when it is cut off or otherwise not JSON: what it held can't be made up again
 */
export async function readKept<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(
      `${file} is damaged. Put back a copy of it, or begin with empty data: npm start -- --fresh`,
    );
  }
}

/** Writes the whole file or nothing of it, for its owner's eyes only. */
export async function keep(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
