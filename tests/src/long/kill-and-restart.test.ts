import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveLunchThroughKills } from '../faults/serve-lunch-through-kills.ts';
import { allGone, processesOn, type ThaliProcess } from '../faults/thali-process.ts';
import { attempts } from '../support/attempts.ts';

const kills = attempts(3, 50);
const started: ThaliProcess[] = [];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-kill-'));
});

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await allGone(dataDir);
  await rm(dataDir, { recursive: true });
});

test(
  `killed ${kills} times in the middle of a lunch: nothing that was told is lost`,
  async () => {
    let mostEngines = 0;
    const lunch = await serveLunchThroughKills({
      dataDir,
      kills,
      buyers: attempts(6, 12),
      onStart(thali) {
        started.push(thali);
        void thali.ready.then(async () => {
          mostEngines = Math.max(mostEngines, (await enginesNow()).length);
        });
      },
    });
    expect(lunch.history.problems).toEqual([]);
    expect(lunch.check.mistakes).toEqual([]);
    expect(lunch.untrue).toEqual([]);
    expect(lunch.check.orders).toBeGreaterThan(10 * (kills + 1));
    // Each kill was felt, and each start has an engine of its own, one at a time.
    expect(lunch.history.noAnswers).toBeGreaterThanOrEqual(kills);
    expect(new Set(lunch.enginePids).size).toBe(kills + 1);
    expect(mostEngines).toBe(1);
    expect(lunch.exitCode).toBe(0);
    await allGone(dataDir);
  },
  attempts(240_000, 1_800_000),
);

async function enginesNow(): Promise<string[]> {
  return (await processesOn(dataDir)).filter((line) => /^\s*\d+ \S*java /.test(line));
}
