import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@thali/local/run-program';
import { exists } from '../support/exists.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/thali', import.meta.url));

/**
 * Fetches one version of a package from the registry into a cache. npm can't install several versions under one name.
 * @returns its folder
 */
export async function fetchPackage(
  name: string,
  version: string,
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const home = join(cache, `${name.replace('/', '-')}-${version}`);
  if (await exists(home)) return home;
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, 'fetch-'));
  const failure = `${name} ${version} could not be fetched`;
  const run = (program: string, parameters: string[]) =>
    runProgram(program, parameters, { cwd: temporary }, failure);
  try {
    await run('npm', ['pack', '--silent', `${name}@${version}`]);
    await run('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz']);
    await prepare(join(temporary, 'package'));
    await rename(join(temporary, 'package'), home);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return home;
}
