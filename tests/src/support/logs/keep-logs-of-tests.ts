import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, inject } from 'vitest';
import { keepLogs, warningOrError } from './keep-logs.ts';

const folder = inject('logFolder');
/** Shows only the newest lines. */
const maxShown = 40;

/** Runs before each test file, because the process of the file may run handlers. */
keepLogs(folder);

/** A failing test shows the warnings and errors that all processes logged while it ran. */
beforeEach(({ onTestFailed }) => {
  const before = new Map(readdirSync(folder).map((file) => [file, sizeOf(file)]));
  onTestFailed(() => {
    const lines = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file))
        .subarray(before.get(file) ?? 0)
        .toString()
        .split('\n'),
    );
    const warnings = lines.filter((line) => warningOrError.test(line)).slice(-maxShown);
    if (warnings.length > 0)
      process.stderr.write(`Logged while it ran:\n  ${warnings.join('\n  ')}\n`);
  });
});

function sizeOf(file: string): number {
  return statSync(join(folder, file)).size;
}
