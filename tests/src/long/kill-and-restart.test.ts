import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveLunchThroughKills } from '../faults/serve-lunch-through-kills.ts';
import { processesOn, type ThaliProcess, waitForExit } from '../faults/thali-process.ts';
import { attempts } from '../support/attempts.ts';

const kills = attempts(3, 50);
const started: ThaliProcess[] = [];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-kill-'));
});

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await waitForExit(dataDir);
  await rm(dataDir, { recursive: true });
});

test(
  `loses no acknowledged order when it is killed ${kills} times during a lunch`,
  async () => {
    let maxEngines = 0;
    const lunch = await serveLunchThroughKills({
      dataDir,
      kills,
      buyers: attempts(6, 12),
      onStart(thali) {
        started.push(thali);
        void thali.ready.then(async () => {
          maxEngines = Math.max(maxEngines, (await listEngines()).length);
        });
      },
    });
    expect(lunch.history.problems).toEqual([]);
    expect(lunch.check.mistakes).toEqual([]);
    expect(lunch.mistakes).toEqual([]);
    expect(lunch.check.orders).toBeGreaterThan(10 * (kills + 1));
    // Each kill breaks a request, and each start runs one new engine.
    expect(lunch.history.noAnswers).toBeGreaterThanOrEqual(kills);
    expect(new Set(lunch.enginePids).size).toBe(kills + 1);
    expect(maxEngines).toBe(1);
    expect(lunch.exitCode).toBe(0);
    await waitForExit(dataDir);
  },
  attempts(240_000, 1_800_000),
);

async function listEngines(): Promise<string[]> {
  return (await processesOn(dataDir)).filter((line) => /^\s*\d+ \S*java /.test(line));
}
