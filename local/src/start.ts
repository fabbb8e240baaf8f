import { resolve } from 'node:path';
import { readInactivityLimits } from '@thali/shared/auth/inactivity-limits';
import { readEnvironment } from './environment.ts';
import { startPlatform } from './platform.ts';
import { messageOf } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';
import { readPort, runUntilStopped } from './run-until-stopped.ts';
import { StartFailure } from './start-failure.ts';

await runUntilStopped(
  async () => {
    const site = readEnvironment('THALI_SITE_PROXY');
    return startPlatform({
      port: readPort(),
      dataDir: resolve(repositoryRoot, readEnvironment('THALI_DATA_DIR') ?? '.local'),
      fresh: process.argv.includes('--fresh'),
      site: site ? { proxy: site } : 'build',
      localCheckout: true,
      history: readEnvironment('THALI_HISTORY') !== 'none',
      inactivity: checkInactivity(readEnvironment('THALI_INACTIVITY')),
    });
  },
  { command: 'npm start' },
);

/** @throws StartFailure if the text is not a table of inactivity limits */
function checkInactivity(table: string | undefined): string | undefined {
  try {
    return table && readInactivityLimits(table);
  } catch (error) {
    throw new StartFailure(`THALI_INACTIVITY: ${messageOf(error)}`);
  }
}
