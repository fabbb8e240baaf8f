import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setEnvironment } from '@thali/local/environment';
import { repositoryRoot } from '@thali/local/repository-root';
import { printNote } from './print.ts';

const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');

/**
 * Runs the attacks of tests/src/security, tests/src/api and tests/src/long as often as docs/security.md says, and
 * prints their counts. Then lists packages with a newer release, which needs the network.
 * @throws Error if an attack succeeds or a test fails
 */
export async function benchAttacks(): Promise<void> {
  const quickTests = ['--project', 'platform', 'tests/src/security', ...(await filesWithAttacks())];
  const longTests = [
    '--config',
    'tests/vitest.long.config.ts',
    'stored-scripts',
    'mass-assignment',
    'otp-attacks',
    'odd-auth',
  ];
  setEnvironment({ THALI_LONG: '1' });
  const codes = [
    await run(process.execPath, [vitest, 'run', ...quickTests]),
    await run(process.execPath, [vitest, 'run', ...longTests]),
  ];
  setEnvironment({ THALI_LONG: undefined });
  if (codes.some((code) => code !== 0)) throw new Error('An attack succeeded, or its test failed');
  printNote('Packages with a newer release (npm outdated):');
  // npm exits with 1 if it finds outdated packages, which is not a failure here.
  await run('npm', ['outdated']);
}

/** The tests of use cases that count an attack. */
async function filesWithAttacks(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('tests/src/api/*.test.ts', { cwd: repositoryRoot })) {
    const text = await readFile(join(repositoryRoot, file), 'utf8');
    if (text.includes('recordAttack(')) files.push(file);
  }
  return files;
}

async function run(command: string, parameters: readonly string[]): Promise<unknown> {
  const child = spawn(command, parameters, { cwd: repositoryRoot, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
}
