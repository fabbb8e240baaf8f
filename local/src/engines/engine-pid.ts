import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const fileOf = (folder: string) => join(folder, 'engine.pid');

export async function recordEngine(folder: string, pid: number): Promise<void> {
  await writeFile(fileOf(folder), String(pid));
}

/**
 * Waits until the engine that last wrote this folder is gone. After a kill -9 of the platform it ends
 * a moment later, and two engines on one file corrupt its writes. One that stays is ended.
 */
export async function awaitPreviousEngine(folder: string, patienceMs = 5000): Promise<void> {
  const pid = Number(await readFile(fileOf(folder), 'utf8').catch(() => ''));
  if (!pid) return;
  const deadline = Date.now() + patienceMs;
  for (let asked = false; await isEngine(pid); await sleep(50)) {
    if (Date.now() < deadline) continue;
    process.kill(pid, asked ? 'SIGKILL' : 'SIGTERM');
    asked = true;
    await sleep(500);
  }
}

/** The number may have passed to another program since: its command line tells. */
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
