import { relative } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';
import { beforeEach } from 'vitest';

interface RunningTest {
  file: string;
  /** Its suites in front. */
  test: string;
}

/** Of the process: files that share it may each have modules of their own. */
const slot = Symbol.for('thali.tests.running-test');
const shelf = globalThis as { [slot]?: RunningTest | undefined };

/** The test that runs; undefined before the first one of a file. */
export function runningTest(): RunningTest | undefined {
  return shelf[slot];
}

/** For the file that is just beginning. */
export function noteRunningTest(): void {
  shelf[slot] = undefined;
  beforeEach(({ task }) => {
    const file = relative(repositoryRoot, task.file.filepath);
    shelf[slot] = { file, test: task.fullTestName ?? task.name };
  });
}
