import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Dependent {
  pid: number;
  /** Settles when the program has ended, with its last lines of stderr. */
  ended: Promise<string>;
  /** Ends the program and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Runs a shell between this process and the program. The shell reads a pipe that this process holds open. If this
 * process ends in any way, even by kill -9, the pipe closes and the shell ends the program. The shell first prints
 * the program's process id. Then the shell closes its output, so stdout ends with the program.
 */
const wrapper = '"$@" & p=$!; echo $p; exec >/dev/null 2>&1; cat; kill $p';

/** Starts a program that never outlives this process. */
export async function spawnDependent(command: string, args: string[]): Promise<Dependent> {
  const child =
    process.platform === 'win32'
      ? spawn(command, args, { stdio: 'pipe', windowsHide: true })
      : spawn('sh', ['-c', wrapper, 'sh', command, ...args], { stdio: 'pipe', detached: true });
  const ended = endOf(child);
  const pid = process.platform === 'win32' ? child.pid : await firstLine(child);
  child.stdout.resume();
  return { pid: Number(pid), ended, stop: () => stop(child, ended) };
}

function endOf(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n'));
    lines.splice(0, lines.length - 20);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout?.once('close', () => resolve(lines.join('\n').trim()));
  });
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The program has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) return line;
  return '';
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (process.platform === 'win32') child.kill();
  else child.stdin?.end();
  await ended;
}
