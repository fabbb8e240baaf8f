import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@thali/local/engines/free-port';
import { seededRandom } from '@thali/local/history/random';
import { startPlatform } from '@thali/local/platform';
import { checkLunch, type LunchCheck, storedOrders } from '../load/lunch/check-lunch.ts';
import { emptyHistory, type LunchHistory } from '../load/lunch/history.ts';
import type { Screen } from '../load/lunch/listeners.ts';
import { serveLunch } from '../load/lunch/serve-lunch.ts';
import { limitedPortions, setStage } from '../load/lunch/set-stage.ts';
import type { Stage } from '../load/lunch/stage.ts';
import { untrueOn } from '../load/lunch/untrue-screens.ts';
import { pressControlC, startThali, type ThaliProcess } from './thali-process.ts';

interface Plan {
  dataDir: string;
  kills: number;
  buyers: number;
  /** Every process that is started, for cleaning up. */
  onStart?: (started: ThaliProcess) => void;
}

export interface KilledLunch {
  history: LunchHistory;
  check: LunchCheck;
  /** Orders that a screen shows otherwise than they are stored. */
  untrue: string[];
  /** Of the database engine: another one after each kill. */
  enginePids: string[];
  /** From the start of the process until it serves. */
  startsMs: number[];
  exitCode: unknown;
}

const catchUpMs = 30_000;

/** A lunch at a platform that is killed with SIGKILL in the middle of it, again and again. */
export async function serveLunchThroughKills(plan: Plan): Promise<KilledLunch> {
  const { dataDir, kills } = plan;
  const port = await freePort();
  const random = seededRandom('kills');
  const history = emptyHistory();
  const enginePids: string[] = [];
  const startsMs: number[] = [];
  const start = async () => {
    const begin = performance.now();
    const thali = startThali({ port, dataDir });
    plan.onStart?.(thali);
    await thali.ready;
    startsMs.push(performance.now() - begin);
    enginePids.push(await readFile(join(dataDir, 'engine.pid'), 'utf8'));
    return thali;
  };

  let thali = await start();
  const stage = await setStage({ url: await thali.ready });
  let isOver = false;
  const lunch = serveLunch({
    stage,
    history,
    buyers: plan.buyers,
    cooks: 4,
    visitors: 2,
    screens: 2,
    isOver: () => isOver,
  });
  // One that fails must not leave the others waiting for a platform that is never killed.
  const isLost = lunch.then(
    () => true,
    () => true,
  );
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.race([moreOrders(history), isLost]);
    await sleep(random.between(0, 300));
    thali.child.kill('SIGKILL');
    if (thali.child.signalCode === null) await once(thali.child, 'exit');
    thali = await start();
  }
  await Promise.race([moreOrders(history), isLost]);
  isOver = true;
  const screens = await lunch;
  for (const screen of screens) {
    await screen.lookAgain();
    screen.close();
  }
  pressControlC(thali);
  const { code: exitCode } = await thali.ended;
  const { check, untrue } = await checkStored(dataDir, stage, history, screens);
  return { history, check, untrue, enginePids, startsMs, exitCode };
}

/** So that each kill meets a platform at work. */
async function moreOrders({ courses }: LunchHistory): Promise<void> {
  const before = courses.size;
  while (courses.size < before + 10) await sleep(5);
}

/** Once more, in this process: what is stored, when the stream's readers have caught up. */
async function checkStored(
  dataDir: string,
  stage: Stage,
  history: LunchHistory,
  screens: readonly Screen[],
) {
  const platform = await startPlatform({
    port: 0,
    dataDir,
    site: 'skip',
    history: false,
    quiet: true,
  });
  try {
    const before = { portions: limitedPortions, orderIds: new Set<string>() };
    const begin = performance.now();
    for (;;) {
      const check = await checkLunch(stage, history, before);
      const isLate = performance.now() - begin > catchUpMs;
      if (check.mistakes.length === 0 || isLate) {
        return { check, untrue: untrueOn(await storedOrders(stage.vendorId), screens) };
      }
      await sleep(200);
    }
  } finally {
    await platform.stop();
  }
}
