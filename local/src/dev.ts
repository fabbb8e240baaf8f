import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './engines/free-port.ts';
import { setEnvironment } from './environment.ts';
import { createPrinter } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';

/**
 * Development with live changes. Vite serves the site with hot replacement. Node.js restarts the platform when an
 * imported file changes. Both answer at the address of `npm start`. Vite starts first, so that the site is ready when
 * the platform prints its address.
 */
const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
setEnvironment({ THALI_SITE_PROXY: siteUrl });
const running = [
  run('web', [
    join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js'),
    ...['--host', '127.0.0.1', '--port', String(sitePort), '--strictPort'],
    ...['--clearScreen', 'false'],
  ]),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill();
  });
}
createPrinter({ quiet: false }).line('Starting, and watching for changes...');
if (await waitForSite()) {
  running.push(
    run('.', [
      ...['--watch', '--watch-preserve-output', 'local/src/start.ts'],
      ...process.argv.slice(2),
    ]),
  );
}

/** @returns false if Vite has ended */
async function waitForSite(): Promise<boolean> {
  while (running.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const answer = await fetch(siteUrl).catch(() => undefined);
    if (answer) return true;
    await pause(100);
  }
  return false;
}

function run(folder: string, args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: join(repositoryRoot, folder), stdio: 'inherit' });
}
