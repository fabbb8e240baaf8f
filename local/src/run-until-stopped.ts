import { execFileSync } from 'node:child_process';
import { readEnvironment } from './environment.ts';
import type { Platform } from './platform-options.ts';
import { createPrinter } from './printer.ts';
import { StartFailure } from './start-failure.ts';
import { welcomeLines } from './welcome.ts';

/**
 * Starts a platform and runs it until a signal. Prints the reason in one line if it can't start.
 * @param command  the command that starts it again
 * @param remark   text after the address in the last line
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
    for (const line of welcomeLines(platform)) printer.line(line);
    printer.line(`Thali is ready at ${platform.url}${remark}`);
  } catch (error) {
    if (error instanceof StartFailure) printer.problem(error.message);
    else printer.problem('Thali could not start', error);
    process.exit(1);
  }
}

/** @throws StartFailure if PORT is not a port number */
export function readPort(): number {
  const text = readEnvironment('PORT') ?? '8080';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(`PORT=${text} is not a port number.`);
}

const checkEveryMs = 500;

/**
 * Calls `end` when the parent `npm start` is killed, because a killed npm does not end its child. Does nothing on
 * Windows or without npm.
 */
function endWithNpm(end: () => void): void {
  if (!readEnvironment('npm_lifecycle_event') || process.platform === 'win32') return;
  const parent = process.ppid;
  // npm runs a script in its own shell. Some shells replace themselves with their only command.
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
