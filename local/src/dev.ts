import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './engines/free-port.ts';
import { readEnvironment, setEnvironment } from './environment.ts';
import { createPrinter } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';

/**
 * The fast loop: Vite serves the site with hot replacement, and Node starts the platform again when
 * a file that it imported changes. Both stand behind the one origin of `npm start`.
 */
const vitePort = await freePort();
setEnvironment({ THALI_SITE_PROXY: `http://127.0.0.1:${vitePort}` });
const vite = run('web', [
  join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js'),
  ...['--host', '127.0.0.1', '--port', String(vitePort), '--strictPort', '--clearScreen', 'false'],
]);
const platform = run('.', [
  ...['--watch', '--watch-preserve-output', 'local/src/start.ts'],
  ...process.argv.slice(2),
]);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    vite.kill();
    platform.kill();
  });
}
createPrinter({ quiet: false }).line(
  `Watching; the site is at http://localhost:${readEnvironment('PORT') ?? '8080'}`,
);

function run(folder: string, args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: join(repositoryRoot, folder), stdio: 'inherit' });
}
