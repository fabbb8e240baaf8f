import { queueConsumers } from '@thali/functions/routes/route-table';
import { sharedLists } from '@thali/functions/table/keys';
import { routeThrottle, throttle } from '@thali/infra/api/throttle';
import { quotas } from '@thali/infra/operate-cli/preflight/check-quotas';
import type { SharedList } from '../request-units.ts';
import type { Measurement } from '../unit-operations.ts';
import { resourcesOfRun } from './cost-of-step.ts';
import { orderPath, type Step, screenMinutes } from './order-path.ts';

/** A day at the pace of lunch's busiest minute: 40 % of a mess's 100 orders in two hours, at twice their average. */
const ordersPerVendorDay = 100;
const peakOrdersPerVendorMinute = (2 * 0.4 * ordersPerVendorDay) / 120;
const usage = {
  ordersPerVendorDay: peakOrdersPerVendorMinute * screenMinutes,
  recordsPerRun: 10,
};

/** Write units of one partition of the table. */
const partitionWrites = 1000;
const concurrency = 1000;

export interface ResourceLoad {
  part: string;
  perSecond: number;
  quota: number;
}

/** The number of messes that place this many orders a second in their busiest minute. */
export function messesOf(ordersPerSecond: number): number {
  return Math.round((ordersPerSecond * 60) / peakOrdersPerVendorMinute);
}

/** The load on each limited resource at this many orders a second, from measured units. */
export function resourceLoadsAt(
  ordersPerSecond: number,
  measured: readonly Measurement[],
): ResourceLoad[] {
  const steps = orderPath(usage);
  const total = (of: (step: Step) => number | undefined) =>
    ordersPerSecond * steps.reduce((sum, step) => sum + step.times * (of(step) ?? 0), 0);
  const runsOf = ({ runs }: Step) => runs && resourcesOfRun(runs, measured);
  const writes = total((step) => runsOf(step)?.writes);
  const calls = total(({ httpRequests }) => httpRequests);
  const frames = total(({ socketFrames }) => socketFrames);
  const posts = total(({ socketPosts }) => socketPosts);
  const pings = total((step) => (step.runs?.operation === 'ping' ? step.socketFrames : 0));
  const runSeconds = total((step) => runsOf(step)?.seconds);
  const [{ batchSize, maxConcurrency }] = queueConsumers;
  const alarmSeconds = total((step) =>
    step.runs?.fn === 'raise-alarms' ? runsOf(step)?.seconds : 0,
  );
  const loadOfList = (list: SharedList) =>
    // One partition has no number: rows of earlier releases.
    total((step) => runsOf(step)?.listWrites[list]) / (sharedLists[list].length - 1);
  return [
    ['table, W', writes, quotas.tableWrites.perSecond],
    ['table, R', total((step) => runsOf(step)?.reads), quotas.tableReads.perSecond],
    ['list of guests’ payments, W of a partition', loadOfList('guestPayments'), partitionWrites],
    ['list of awaiting orders, W of a partition', loadOfList('awaitingOrders'), partitionWrites],
    ['HTTP API, our limit', calls, throttle.http.rateLimit],
    ['WebSocket API, our limit', frames, throttle.socket.rateLimit],
    ['pings, our limit', pings, routeThrottle.ping?.rateLimit ?? throttle.socket.rateLimit],
    [
      'both APIs with frames to screens, the account',
      calls + frames + posts,
      quotas.apiCalls.perSecond,
    ],
    ['new sockets', total(({ newSockets }) => newSockets), quotas.newSockets.perSecond],
    ['functions at once', runSeconds, concurrency],
    ['`raise-alarms` at once', alarmSeconds / batchSize, maxConcurrency],
    [
      'Cognito, sign-ins and new tokens',
      total(({ tokenRequests }) => tokenRequests),
      quotas.tokenRequests.perSecond,
    ],
  ].map(([part, perSecond, quota]) => ({ part, perSecond, quota }) as ResourceLoad);
}

/** The number of open sockets: new sockets per second, times their lifetime. */
export function openSocketsAt(ordersPerSecond: number): number {
  return (
    ordersPerSecond *
    60 *
    orderPath(usage).reduce((sum, { times, socketMinutes = 0 }) => sum + times * socketMinutes, 0)
  );
}
