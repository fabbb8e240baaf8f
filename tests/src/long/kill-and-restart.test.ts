import { expect, test } from 'vitest';
import { serveLunchThroughKills } from '../faults/serve-lunch-through-kills.ts';
import { processesOn, waitForExit } from '../faults/thali-process.ts';
import { useThali } from '../faults/use-thali.ts';
import { quickOrLong } from '../support/quick-or-long.ts';

const kills = quickOrLong(3, 50);
const { dataDir, start } = useThali();

test(
  `loses no acknowledged order when it is killed ${kills} times during a lunch`,
  async () => {
    let maxEngines = 0;
    const lunch = await serveLunchThroughKills({
      dataDir: dataDir(),
      kills,
      buyers: quickOrLong(6, 12),
      start(settings) {
        const thali = start(settings);
        void thali.ready.then(async () => {
          maxEngines = Math.max(maxEngines, (await listEngines()).length);
        });
        return thali;
      },
    });
    expect(lunch.history.problems).toEqual([]);
    expect(lunch.check.mistakes).toEqual([]);
    expect(lunch.mistakes).toEqual([]);
    expect(lunch.check.orders).toBeGreaterThan(10 * (kills + 1));
    // Each kill breaks at least one request, and each start runs one new engine.
    expect(lunch.history.noAnswers).toBeGreaterThanOrEqual(kills);
    expect(new Set(lunch.enginePids).size).toBe(kills + 1);
    expect(maxEngines).toBe(1);
    expect(lunch.exitCode).toBe(0);
    await waitForExit(dataDir());
  },
  quickOrLong(240_000, 1_800_000),
);

async function listEngines(): Promise<string[]> {
  return (await processesOn(dataDir())).filter((line) => /^\s*\d+ \S*java /.test(line));
}
