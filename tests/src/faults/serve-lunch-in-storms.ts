import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@thali/local/history/random';
import type { Platform } from '@thali/local/platform-options';
import {
  checkLunch,
  type LunchCheck,
  lookBefore,
  storedOrders,
} from '../load/lunch/check-lunch.ts';
import { emptyHistory, type LunchHistory } from '../load/lunch/history.ts';
import type { Screen } from '../load/lunch/listeners.ts';
import { serveLunch } from '../load/lunch/serve-lunch.ts';
import { setStage } from '../load/lunch/set-stage.ts';
import type { Stage } from '../load/lunch/stage.ts';
import { untrueOn } from '../load/lunch/untrue-screens.ts';
import { faultyProvider } from './faulty-provider.ts';
import { type InjectedFaults, injectFaults } from './inject-faults.ts';
import { type NotedFaults, noteFaults } from './note-faults.ts';
import { varyFaults } from './vary-faults.ts';

export interface StormyLunch {
  history: LunchHistory;
  check: LunchCheck;
  screens: Screen[];
  /** Orders that a screen still showed otherwise when all frames had come, and after it had asked again. */
  late: string[];
  untrue: string[];
  /** Records of the stream that a consumer gave up. */
  givenUp: number;
  faults: InjectedFaults['counts'] & { provider: InjectedFaults['counts']['table'] };
  noted: NotedFaults;
  /** How long the consumers took to catch up. */
  drainedMs: number;
}

/** Screens that have got no nearer to the truth for so long get no more frames. */
const stuckMs = 30_000;
/** A run that was cut short keeps others away from its payment for a minute. */
const settleMs = 100_000;

/** A lunch on a platform of this process whose services throttle, conflict, hang, die and lose answers. */
export async function serveLunchInStorms(
  platform: Platform,
  plan: { placements: number; buyers: number; cooks: number; visitors: number },
): Promise<StormyLunch> {
  const stage = await setStage(platform);
  const before = await lookBefore(stage);
  const random = seededRandom('storms');
  const faults = await injectFaults(random);
  const provider = await faultyProvider(platform.endpoints.razorpay, random);
  const noted = await noteFaults();
  const varying = varyFaults(faults, random, provider);
  const history = emptyHistory();
  const screens = await serveLunch({
    stage: { ...stage, payAtProvider: (orderId) => payAt(platform, orderId) },
    history,
    buyers: plan.buyers,
    visitors: plan.visitors,
    cooks: plan.cooks,
    screens: 3,
    isOver: () => history.placements.length >= plan.placements,
  }).finally(() => varying.stop());
  const { check, late, drainedMs } = await drained(platform, { stage, history, before, screens });
  if (late.length > 0) await Promise.all(screens.map((screen) => screen.lookAgain()));
  const untrue = late.length > 0 ? untrueOn(await storedOrders(stage.vendorId), screens) : [];
  const failures: unknown = await (await fetch(`${platform.url}/__local/failures`)).json();
  for (const screen of screens) screen.close();
  noted.stop();
  faults.remove();
  await provider.stop();
  return {
    history,
    check,
    screens,
    late,
    untrue,
    givenUp: Array.isArray(failures) ? failures.length : Number.NaN,
    faults: { ...faults.counts, provider: provider.counts },
    noted,
    drainedMs,
  };
}

async function payAt({ endpoints }: Platform, orderId: string): Promise<object> {
  const url = `${endpoints.razorpay}/local/orders/${orderId}/pay?webhook=none`;
  return (await (await fetch(url, { method: 'POST' })).json()) as object;
}

interface Served {
  stage: Stage;
  history: LunchHistory;
  before: Awaited<ReturnType<typeof lookBefore>>;
  screens: readonly Screen[];
}

/** The stream's readers catch up, and the job goes on with payments; what is still wrong after that stays so. */
async function drained(
  { url }: Pick<Platform, 'url'>,
  { stage, history, before, screens }: Served,
) {
  const begin = performance.now();
  let [fewestLate, progressMs] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; ; round += 1) {
    if (round % 20 === 0) await fetch(`${url}/__local/jobs/reconcile-payments`, { method: 'POST' });
    const check = await checkLunch(stage, history, before);
    const late = untrueOn(await storedOrders(stage.vendorId), screens);
    const drainedMs = performance.now() - begin;
    if (late.length < fewestLate) [fewestLate, progressMs] = [late.length, drainedMs];
    const isLasting = check.mistakes.length === 0 || drainedMs > settleMs;
    if (isLasting && (late.length === 0 || drainedMs - progressMs > stuckMs)) {
      return { check, late, drainedMs };
    }
    await sleep(200);
  }
}
