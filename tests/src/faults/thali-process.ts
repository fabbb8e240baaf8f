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
  /** The address in the last line of the start. Rejects with the error output if the process ends first. */
  ready: Promise<string>;
  ended: Promise<{ code: unknown; errorText: string }>;
}

interface Start {
  dataDir: string;
  /** Any free port by default. */
  port?: number;
  environment?: Record<string, string>;
}

/** Runs `npm start` without npm and without building the site, in its own process group. */
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
  const ended = waitForEnd(child);
  const ready = waitUntilReady(child, ended);
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** Sends SIGINT to the whole process group, as a terminal does. */
export function pressControlC({ child }: ThaliProcess): void {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
}

/** The command lines that name a folder: the database engine and the shell that guards it. */
export async function processesOn(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder));
}

/** Waits until no process names the folder any more. */
export async function waitForExit(folder: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
    const running = await processesOn(folder);
    if (running.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still running: ${running.join('\n')}`);
  }
}

async function waitUntilReady(child: ChildProcess, ended: ThaliProcess['ended']): Promise<string> {
  if (!child.stdout) throw new Error('No output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Thali is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error(`The process ended before it was ready: ${(await ended).errorText}`);
}

async function waitForEnd(child: ChildProcess): ThaliProcess['ended'] {
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText += text;
  });
  const [code] = await once(child, 'close');
  return { code, errorText: errorText.trim() };
}
