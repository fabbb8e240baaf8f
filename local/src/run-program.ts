import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartFailure } from './start-failure.ts';

/**
 * Runs a program to its end. It never outlives this process.
 * @param failure  the last line of the error message
 * @throws StartFailure with the program's output and `failure`
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
  failure: string,
): Promise<void> {
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(child, 'close').finally(() => process.off('exit', killChild));
  if (code !== 0) throw new StartFailure(`${output.join('').trim()}\n${failure} (see above).`);
}
