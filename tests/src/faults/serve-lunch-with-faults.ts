import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@thali/local/history/random';
import type { Platform } from '@thali/local/platform-options';
import {
  checkLunch,
  findScreenMistakes,
  type LunchCheck,
  readBaseline,
  storedOrders,
} from '../load/lunch/check-lunch.ts';
import { emptyHistory, type LunchHistory } from '../load/lunch/history.ts';
import type { Screen } from '../load/lunch/listeners.ts';
import type { LunchMess } from '../load/lunch/lunch-mess.ts';
import { prepareMess } from '../load/lunch/prepare-mess.ts';
import { serveLunch } from '../load/lunch/serve-lunch.ts';
import { startFaultyProvider } from './faulty-provider.ts';
import { type InjectedFaults, injectFaults } from './inject-faults.ts';
import { type RecordedErrors, recordErrors } from './record-errors.ts';
import { varyFaults } from './vary-faults.ts';

export interface FaultyLunch {
  history: LunchHistory;
  check: LunchCheck;
  screens: Screen[];
  /** Wrong orders on the screens after the last live frame. */
  late: string[];
  /** Wrong orders that remain after the screens have read the list again. */
  mistakes: string[];
  /** Stream records that no consumer could process. */
  failedRecords: number;
  faults: InjectedFaults['counts'] & { provider: InjectedFaults['counts']['table'] };
  recorded: RecordedErrors;
}

/** If no screen improves in this time, the wait for frames ends. */
const stuckMs = 30_000;
/** An interrupted run locks its payment for a minute, so this time must be longer. */
const settleMs = 100_000;

/** Serves a lunch on a platform in this process while its services throttle, conflict, hang, fail and lose answers. */
export async function serveLunchWithFaults(
  platform: Platform,
  plan: { placements: number; buyers: number; cooks: number; visitors: number },
): Promise<FaultyLunch> {
  const mess = await prepareMess(platform);
  const baseline = await readBaseline(mess);
  const random = seededRandom('storms');
  const faults = await injectFaults(random);
  const provider = await startFaultyProvider(platform.endpoints.razorpay, random);
  const recorded = await recordErrors();
  const varying = varyFaults(faults, random, provider);
  const history = emptyHistory();
  const screens = await serveLunch({
    mess: { ...mess, payAtProvider: (orderId) => payAtRazorpay(platform, orderId) },
    history,
    buyers: plan.buyers,
    visitors: plan.visitors,
    cooks: plan.cooks,
    screens: 3,
    isOver: () => history.placements.length >= plan.placements,
  }).finally(() => varying.stop());
  const { check, late } = await waitForConsumers(platform, { mess, history, baseline, screens });
  if (late.length > 0) await Promise.all(screens.map((screen) => screen.reload()));
  const mistakes =
    late.length > 0 ? findScreenMistakes(await storedOrders(mess.vendorId), screens) : [];
  const failures: unknown = await (await fetch(`${platform.url}/__local/failures`)).json();
  for (const screen of screens) screen.close();
  recorded.stop();
  faults.remove();
  await provider.stop();
  return {
    history,
    check,
    screens,
    late,
    mistakes,
    failedRecords: Array.isArray(failures) ? failures.length : Number.NaN,
    faults: { ...faults.counts, provider: provider.counts },
    recorded,
  };
}

async function payAtRazorpay({ endpoints }: Platform, orderId: string): Promise<object> {
  const url = `${endpoints.razorpay}/local/orders/${orderId}/pay?webhook=none`;
  return (await (await fetch(url, { method: 'POST' })).json()) as object;
}

interface ServedLunch {
  mess: LunchMess;
  history: LunchHistory;
  baseline: Awaited<ReturnType<typeof readBaseline>>;
  screens: readonly Screen[];
}

/** Waits until the stream's consumers and the payment job have caught up. Mistakes that remain are final. */
async function waitForConsumers(
  { url }: Pick<Platform, 'url'>,
  { mess, history, baseline, screens }: ServedLunch,
) {
  const startedAt = performance.now();
  let [minLate, progressMs] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; ; round += 1) {
    if (round % 20 === 0) await fetch(`${url}/__local/jobs/reconcile-payments`, { method: 'POST' });
    const check = await checkLunch(mess, history, baseline);
    const late = findScreenMistakes(await storedOrders(mess.vendorId), screens);
    const waitedMs = performance.now() - startedAt;
    if (late.length < minLate) [minLate, progressMs] = [late.length, waitedMs];
    const isFinal = check.mistakes.length === 0 || waitedMs > settleMs;
    if (isFinal && (late.length === 0 || waitedMs - progressMs > stuckMs)) {
      return { check, late };
    }
    await sleep(200);
  }
}
