import { execFileSync } from 'node:child_process';
import { readEnvironment } from './environment.ts';
import type { Platform } from './platform-options.ts';
import { createPrinter } from './printer.ts';
import { StartFailure } from './start-failure.ts';
import { welcome } from './welcome.ts';

/**
 * Starts a platform and runs it until somebody ends it; says in one line why it could not start.
 * @param command  what starts it again
 * @param remark   behind the address in the last line
 */
export async function runUntilStopped(
  start: () => Promise<Platform>,
  { command, remark = '' }: { command: string; remark?: string },
): Promise<void> {
  const printer = createPrinter({ quiet: false });
  let isStopping = false;
  let stop = async () => undefined as unknown;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0));
    });
  }
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  try {
    const platform = await start();
    stop = () => {
      isStopping = true;
      return platform.stop();
    };
    void platform.engineEnded.then(() => {
      if (isStopping) return;
      printer.problem(`DynamoDB Local ended unexpectedly. Start again: ${command}`);
      process.exit(1);
    });
    for (const line of welcome(platform)) printer.line(line);
    printer.line(`Thali is ready at ${platform.url}${remark}`);
  } catch (error) {
    if (error instanceof StartFailure) printer.problem(error.message);
    else printer.problem('Thali could not start', error);
    process.exit(1);
  }
}

/** @throws StartFailure when it is no port number */
export function chosenPort(): number {
  const text = readEnvironment('PORT') ?? '8080';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(`PORT=${text} is not a port number.`);
}

const checkEveryMs = 500;

/**
 * Calls `end` when the `npm start` that this process belongs to was killed: then nobody passes a
 * Ctrl-C on any more. Does nothing when it was not started by npm, and on Windows.
 */
function endWithNpm(end: () => void): void {
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
