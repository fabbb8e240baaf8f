import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { runProgram } from '../run-program.ts';
import { hashSources } from './hash-sources.ts';

/** The folder of the built site. */
export const builtSite = join(repositoryRoot, 'web', 'dist');

const stampFile = join(builtSite, '.stamp');

/**
 * Builds the site if its sources have changed since the last build.
 * @returns whether it built the site
 * @throws StartFailure with the output of a failed build
 */
export async function buildSite(): Promise<boolean> {
  const hash = await hashSources(repositoryRoot, await sources());
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === hash) return false;
  await runBuild();
  await writeFile(stampFile, hash);
  return true;
}

async function sources(): Promise<string[]> {
  const documents = (await readdir(join(repositoryRoot, 'web')))
    .filter((name) => name.endsWith('.html') || name.endsWith('.ts') || name === 'package.json')
    .map((name) => `web/${name}`);
  return [...documents, 'web/src', 'web/public', 'shared/src', 'package-lock.json'];
}

function runBuild(): Promise<void> {
  return runProgram(
    'npm',
    ['run', 'build', '--workspace', 'web'],
    { cwd: repositoryRoot, shell: process.platform === 'win32' },
    'The site could not be built',
  );
}
