import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { StartFailure } from '../start-failure.ts';
import { builtSite } from './built-site.ts';
import { hashSources } from './hash-sources.ts';

const stampFile = join(builtSite, '.stamp');

/**
 * Builds the site when its sources differ from those of the last build.
 * @returns whether it had to
 * @throws StartFailure when the build fails, with what it printed
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

async function runBuild(): Promise<void> {
  const child = spawn('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(child, 'close');
  process.off('exit', endWithUs);
  if (code === 0) return;
  throw new StartFailure(`${output.join('').trim()}\nThe site could not be built (see above).`);
}
