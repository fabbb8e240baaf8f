import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@thali/local/run-program';
import { exists } from '../support/exists.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/thali', import.meta.url));

/**
 * Fetches one version of a package from the registry, once, beside those that are installed: old versions can't be,
 * since they bear one name.
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
  const workshop = await mkdtemp(join(cache, 'fetch-'));
  const failure = `${name} ${version} could not be fetched`;
  const run = (program: string, parameters: string[]) =>
    runProgram(program, parameters, { cwd: workshop }, failure);
  try {
    await run('npm', ['pack', '--silent', `${name}@${version}`]);
    await run('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz']);
    await prepare(join(workshop, 'package'));
    await rename(join(workshop, 'package'), home);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return home;
}
