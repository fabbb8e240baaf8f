import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveLunchThroughKills } from '../faults/serve-lunch-through-kills.ts';
import { allGone, type ThaliProcess } from '../faults/thali-process.ts';
import { answerRows } from './answer-rows.ts';
import { percentile } from './percentiles.ts';
import { printNote, printTable } from './print.ts';

const kills = 50;

/** The platform in a process of its own, killed again and again while people order, cook and pay. */
export async function benchKills(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-kills-'));
  const started: ThaliProcess[] = [];
  try {
    await killAndPrint(dataDir, (thali) => started.push(thali));
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await allGone(dataDir);
    await rm(dataDir, { recursive: true });
  }
}

async function killAndPrint(
  dataDir: string,
  onStart: (thali: ThaliProcess) => void,
): Promise<void> {
  const begin = performance.now();
  const { history, check, untrue, startsMs, enginePids } = await serveLunchThroughKills({
    dataDir,
    kills,
    buyers: 12,
    onStart,
  });
  const seconds = (performance.now() - begin) / 1000;
  printTable(
    `Killed ${enginePids.length - 1} times in the middle of a lunch, ${seconds.toFixed(0)} s`,
    ['', ''],
    [
      ...answerRows(history),
      ['orders told / stored', `${history.courses.size} / ${check.orders}`],
      ['portions of the limited dish sold and taken', check.portionsTaken],
      ['settlements paid', check.feesPaid],
      ['orders that a screen shows otherwise', untrue.length],
      ['mistakes in orders, portions, ledger, projections', check.mistakes.length],
      ['start until it serves, p50 / slowest', `${start(0.5)} / ${start(1)} s`],
    ],
  );
  const wrong = [...history.problems, ...check.mistakes, ...untrue];
  for (const text of wrong.slice(0, 20)) printNote(text.slice(0, 500));
  if (wrong.length > 0) throw new Error(`${wrong.length} things went wrong after kills`);

  function start(share: number): string {
    return (percentile(startsMs, share) / 1000).toFixed(1);
  }
}
