import { endWithNpm } from './end-with-npm.ts';
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
