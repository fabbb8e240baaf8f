import { resolve } from 'node:path';
import { readInactivityTable } from '@thali/shared/auth/inactivity-table';
import { endWithNpm } from './end-with-npm.ts';
import { readEnvironment } from './environment.ts';
import { startPlatform } from './platform.ts';
import { createPrinter } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';
import { StartFailure } from './start-failure.ts';
import { welcome } from './welcome.ts';

const printer = createPrinter({ quiet: false });
try {
  await start();
} catch (error) {
  if (error instanceof StartFailure) printer.problem(error.message);
  else printer.problem('Thali could not start', error);
  process.exit(1);
}

async function start(): Promise<void> {
  let stop = async () => undefined as unknown;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0));
    });
  }
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  const site = readEnvironment('THALI_SITE_PROXY');
  const platform = await startPlatform({
    port: portOf(readEnvironment('PORT')),
    dataDir: resolve(repositoryRoot, readEnvironment('THALI_DATA_DIR') ?? '.local'),
    fresh: process.argv.includes('--fresh'),
    site: site ? { proxy: site } : 'build',
    history: readEnvironment('THALI_HISTORY') !== 'none',
    inactivity: inactivityOf(readEnvironment('THALI_INACTIVITY')),
  });
  let isStopping = false;
  stop = () => {
    isStopping = true;
    return platform.stop();
  };
  void platform.engineEnded.then(() => {
    if (isStopping) return;
    printer.problem('DynamoDB Local ended unexpectedly. Start again: npm start');
    process.exit(1);
  });
  for (const line of welcome(platform)) printer.line(line);
  printer.line(`Thali is ready at ${platform.url}`);
}

/** @throws StartFailure when it is no port number */
function portOf(text = '8080'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`PORT=${text} is not a port number.`);
}

/** @throws StartFailure when it is no such table */
function inactivityOf(table: string | undefined): string | undefined {
  try {
    return table && readInactivityTable(table);
  } catch (error) {
    throw new StartFailure(`THALI_INACTIVITY: ${error instanceof Error ? error.message : ''}`);
  }
}
