import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Closers } from '../closers.ts';
import type { PlatformOptions } from '../platform-options.ts';
import { openDataFolder } from './open-data-folder.ts';

/** The platform's folder, locked until it closes. */
export async function folderFor(
  options: Pick<PlatformOptions, 'dataDir' | 'fresh'>,
  closers: Closers,
): Promise<string> {
  const wanted = options.dataDir ?? (await temporaryFolder(closers));
  const { path, lock } = await openDataFolder(wanted, options.fresh ?? false);
  closers.add(() => lock.release());
  return path;
}

async function temporaryFolder(closers: Closers): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-'));
  closers.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
