import { mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Closers } from '../closers.ts';
import { awaitPreviousEngine } from '../engines/engine-pid.ts';
import type { PlatformOptions } from '../platform-options.ts';
import { messageOf } from '../printer.ts';
import { StartFailure } from '../start-failure.ts';
import { type FolderLock, lockFolder } from './lock-folder.ts';

export interface DataFolder {
  path: string;
  lock: FolderLock;
}

/** Opens the platform's folder and locks it until it closes. */
export async function folderFor(
  options: Pick<PlatformOptions, 'dataDir' | 'fresh'>,
  closers: Closers,
): Promise<string> {
  const requested = options.dataDir ?? (await temporaryFolder(closers));
  const { path, lock } = await openDataFolder(requested, options.fresh ?? false);
  closers.add(() => lock.release());
  return path;
}

/** The platform's files in its folder. `--fresh` removes only these. */
const platformFiles = [
  'shared-local-instance.db',
  'shared-local-instance.db-journal',
  'shared-local-instance.db-shm',
  'shared-local-instance.db-wal',
  'engine.pid',
  'cognito-key.json',
  'secrets.json',
  'outbox.jsonl',
  'failures.jsonl',
  'pictures',
];

/**
 * Prepares and locks the folder.
 * @throws StartFailure if it is not writable, in use, or its database file is empty
 */
export async function openDataFolder(requested: string, fresh: boolean): Promise<DataFolder> {
  const path = await makeWritable(requested);
  const lock = await lockFolder(path);
  if (fresh) {
    await awaitPreviousEngine(path);
    for (const name of platformFiles) await rm(join(path, name), { force: true, recursive: true });
  }
  try {
    await assertNotEmpty(path);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return { path, lock };
}

/** The engine would treat an empty file as a new database and silently lose all data. */
async function assertNotEmpty(path: string): Promise<void> {
  const database = join(path, 'shared-local-instance.db');
  const stats = await stat(database).catch(() => undefined);
  if (stats?.size !== 0) return;
  throw new StartFailure(
    `${database} is empty. Restore a copy, or start with empty data: npm start -- --fresh`,
  );
}

async function makeWritable(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = await realpath(folder);
    const probe = join(path, '.writable');
    await writeFile(probe, '');
    await rm(probe);
    return path;
  } catch (cause) {
    throw new StartFailure(
      `The data folder ${folder} can't be written (${messageOf(cause)}). Choose another: THALI_DATA_DIR=… npm start`,
      { cause },
    );
  }
}

async function temporaryFolder(closers: Closers): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-'));
  closers.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
