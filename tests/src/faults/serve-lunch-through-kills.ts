import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@thali/local/engines/free-port';
import { seededRandom } from '@thali/local/history/random';
import { startPlatform } from '@thali/local/platform';
import {
  checkLunch,
  findScreenMistakes,
  type LunchCheck,
  storedOrders,
} from '../load/lunch/check-lunch.ts';
import { emptyHistory, type LunchHistory } from '../load/lunch/history.ts';
import type { Screen } from '../load/lunch/listeners.ts';
import type { LunchMess } from '../load/lunch/lunch-mess.ts';
import { limitedPortions, prepareMess } from '../load/lunch/prepare-mess.ts';
import { serveLunch } from '../load/lunch/serve-lunch.ts';
import { pressControlC, type ThaliProcess } from './thali-process.ts';

interface Plan {
  dataDir: string;
  kills: number;
  buyers: number;
  /** Starts Thali on the data folder. The caller ends the process. */
  start(settings: { port: number }): ThaliProcess;
}

export interface KilledLunch {
  history: LunchHistory;
  check: LunchCheck;
  /** Orders that a screen shows with a wrong status. */
  mistakes: string[];
  /** The process id of the database engine after each start. */
  enginePids: string[];
  exitCode: unknown;
}

const catchUpMs = 30_000;

/** Serves a lunch on a platform that is killed with SIGKILL several times during the lunch. */
export async function serveLunchThroughKills(plan: Plan): Promise<KilledLunch> {
  const { dataDir, kills } = plan;
  const port = await freePort();
  const random = seededRandom('kills');
  const history = emptyHistory();
  const enginePids: string[] = [];
  const start = async () => {
    const thali = plan.start({ port });
    await thali.ready;
    enginePids.push(await readFile(join(dataDir, 'engine.pid'), 'utf8'));
    return thali;
  };

  let thali = await start();
  const mess = await prepareMess({ url: await thali.ready });
  let isOver = false;
  const lunch = serveLunch({
    mess,
    history,
    buyers: plan.buyers,
    cooks: 4,
    visitors: 2,
    screens: 2,
    isOver: () => isOver,
  });
  // After a failed lunch no more orders come, so the loop below must not wait.
  const lunchEnd = lunch.catch(() => undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.race([waitForMoreOrders(history), lunchEnd]);
    await sleep(random.between(0, 300));
    thali.child.kill('SIGKILL');
    if (thali.child.signalCode === null) await once(thali.child, 'exit');
    thali = await start();
  }
  await Promise.race([waitForMoreOrders(history), lunchEnd]);
  isOver = true;
  const screens = await lunch;
  for (const screen of screens) {
    await screen.reload();
    screen.close();
  }
  pressControlC(thali);
  const { code: exitCode } = await thali.ended;
  const { check, mistakes } = await checkStored(dataDir, mess, history, screens);
  return { history, check, mistakes, enginePids, exitCode };
}

/** Waits for ten more orders, so that each kill hits a busy platform. */
async function waitForMoreOrders({ orderProgress }: LunchHistory): Promise<void> {
  const before = orderProgress.size;
  while (orderProgress.size < before + 10) await sleep(5);
}

/**
 * Starts the platform in this process on the same data, waits for the stream's consumers and checks the stored data.
 */
async function checkStored(
  dataDir: string,
  mess: LunchMess,
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
    const baseline = { portions: limitedPortions, orderIds: new Set<string>() };
    const startedAt = performance.now();
    for (;;) {
      const check = await checkLunch(mess, history, baseline);
      const isLate = performance.now() - startedAt > catchUpMs;
      if (check.mistakes.length === 0 || isLate) {
        const orders = await storedOrders(mess.vendorId);
        return { check, mistakes: findScreenMistakes(orders, screens) };
      }
      await sleep(200);
    }
  } finally {
    await platform.stop();
  }
}
