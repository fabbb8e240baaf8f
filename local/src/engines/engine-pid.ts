import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pidFile = (folder: string) => join(folder, 'engine.pid');

export async function recordEngine(folder: string, pid: number): Promise<void> {
  await writeFile(pidFile(folder), String(pid));
}

/**
 * Waits until the last engine of this folder has ended, because two engines on one file corrupt the file. After a
 * kill -9 of the platform, the engine runs on for a short time. Ends an engine that runs too long.
 */
export async function awaitPreviousEngine(folder: string, maxWaitMs = 5000): Promise<void> {
  const pid = Number(await readFile(pidFile(folder), 'utf8').catch(() => ''));
  if (!pid) return;
  const deadline = Date.now() + maxWaitMs;
  for (let isTerminating = false; await isEngine(pid); await sleep(50)) {
    if (Date.now() < deadline) continue;
    process.kill(pid, isTerminating ? 'SIGKILL' : 'SIGTERM');
    isTerminating = true;
    await sleep(500);
  }
}

/** Another program may have this process id by now, so the command line decides. */
async function isEngine(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return (await commandLine(pid)).includes('DynamoDBLocal.jar');
}

async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32') return '';
    return (await run('ps', ['-p', String(pid), '-o', 'args='])).stdout;
  } catch {
    return '';
  }
}
