import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readEnvironment } from '@thali/local/environment';
import { repositoryRoot } from '@thali/local/repository-root';

const run = promisify(execFile);

export interface ThaliProcess {
  child: ChildProcess;
  /** The address in the last line of a start; rejects with what was said when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: unknown; words: string }>;
}

interface Start {
  dataDir: string;
  /** Some free one unless told. */
  port?: number;
  environment?: Record<string, string>;
}

/** `npm start` without npm and without building the site, in a process group of its own. */
export function startThali({ dataDir, port = 0, environment }: Start): ThaliProcess {
  const child = spawn(process.execPath, ['local/src/start.ts'], {
    cwd: repositoryRoot,
    env: {
      PATH: readEnvironment('PATH') ?? '',
      PORT: String(port),
      THALI_DATA_DIR: dataDir,
      THALI_SITE_PROXY: 'http://127.0.0.1:9',
      THALI_HISTORY: 'none',
      THALI_ORDER_LIMITS: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = endOf(child);
  const ready = readyOf(child, ended);
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** As a terminal does it for Ctrl-C: to the whole group. */
export function pressControlC({ child }: ThaliProcess): void {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
}

/** Command lines of the processes that name a folder: an engine, and the shell that guards it. */
export async function processesOn(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder));
}

/** Waits until no process names the folder any more. */
export async function allGone(folder: string, patienceMs = 10_000): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(50)) {
    const left = await processesOn(folder);
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still running: ${left.join('\n')}`);
  }
}

async function readyOf(child: ChildProcess, ended: ThaliProcess['ended']): Promise<string> {
  if (!child.stdout) throw new Error('No output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Thali is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error(`It ended before it was ready: ${(await ended).words}`);
}

async function endOf(child: ChildProcess): Promise<{ code: unknown; words: string }> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const [code] = await once(child, 'close');
  return { code, words: words.trim() };
}
