import { repositoryRoot } from '@thali/local/repository-root';
import { runProgram } from '@thali/local/run-program';

/** Runs the named npm scripts at the same time, because most of them use one core. */
const checks = process.argv.slice(2).map(async (name) => {
  const options = { cwd: repositoryRoot, shell: process.platform === 'win32' };
  await runProgram('npm', ['run', '--silent', name], options, `npm run ${name} failed`);
  console.log(`npm run ${name} passed`);
});
for (const check of await Promise.allSettled(checks)) {
  if (check.status === 'fulfilled') continue;
  console.error(check.reason instanceof Error ? check.reason.message : check.reason);
  process.exitCode = 1;
}
