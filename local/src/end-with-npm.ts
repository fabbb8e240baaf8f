import { execFileSync } from 'node:child_process';
import { readEnvironment } from './environment.ts';

const checkEveryMs = 500;

/**
 * Calls `end` when the `npm start` that this process belongs to was killed: then nobody passes a
 * Ctrl-C on any more. Does nothing when it was not started by npm, and on Windows.
 */
export function endWithNpm(end: () => void): void {
  if (!readEnvironment('npm_lifecycle_event') || process.platform === 'win32') return;
  const parent = process.ppid;
  // npm runs a script in a shell of its own, unless that shell steps aside for its only command.
  const npm = processOf(parent)?.command.startsWith('npm') ? parent : processOf(parent)?.parentId;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(watch);
    end();
  }, checkEveryMs).unref();
}

function processOf(id: number): { parentId: number; command: string } | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(id)], { encoding: 'utf8' });
    const [, parentId, command] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
    return parentId && command ? { parentId: Number(parentId), command } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
