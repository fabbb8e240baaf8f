import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartFailure } from './start-failure.ts';

/**
 * Runs a program to its end, which is at the latest ours.
 * @param failure  what it means when it does not succeed
 * @throws StartFailure with what it printed, and that
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
  failure: string,
): Promise<void> {
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(child, 'close').finally(() => process.off('exit', endWithUs));
  if (code !== 0) throw new StartFailure(`${output.join('').trim()}\n${failure} (see above).`);
}
