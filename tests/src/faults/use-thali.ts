import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { startThali, type ThaliProcess, waitForExit } from './thali-process.ts';

/** Gives each test a data folder. After the test it kills the started processes and deletes the folder. */
export function useThali() {
  let dataDir = '';
  let started: ThaliProcess[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thali-start-'));
    started = [];
  });
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await waitForExit(dataDir);
    await rm(dataDir, { recursive: true });
  });
  return {
    dataDir: () => dataDir,
    start(settings: Partial<Parameters<typeof startThali>[0]> = {}): ThaliProcess {
      const thali = startThali({ dataDir, ...settings });
      started.push(thali);
      return thali;
    },
  };
}
