import type { FunctionName } from '@thali/functions/routes/route-types';

export interface Step {
  name: string;
  /** Executions per order. */
  times: number;
  /** The function, and the operation that `npm run bench -- units` measures. Absent if no function runs. AWS counts each write of a transaction twice; `moreWrites` are the units that DynamoDB Local leaves out.
   */
  runs?: { fn: FunctionName; operation: string; moreWrites?: number };
  httpRequests?: number;
  edgeRequests?: number;
  edgeKilobytes?: number;
  /** Three per message: send, receive and delete. */
  queueRequests?: number;
  socketMessages?: number;
  socketMinutes?: number;
  emails?: number;
  textMessages?: number;
}

export interface Habits {
  ordersPerVendorDay: number;
  /** Mean stream records per run of a stream consumer. It grows with the load. */
  recordsPerRun: number;
}

/** Status changes of a placed order: confirmed, preparing, ready, completed. */
const changes = 4;
/** Minutes a day that the tablet at the counter is open. */
const tabletMinutes = 10 * 60;
const call = { httpRequests: 1, edgeRequests: 1, edgeKilobytes: 2 };

/** All steps of one order, from the scan to the nightly figures. `times` is an assumption. The cost of each execution is measured.
 */
export function orderPath({ ordersPerVendorDay, recordsPerRun }: Habits): Step[] {
  const records = 1 + changes;
  return [
    { name: 'opens the menu', times: 1.3, edgeRequests: 1, edgeKilobytes: 12 },
    {
      name: 'menu requests past the edge cache',
      times: 0.3,
      runs: { fn: 'documents', operation: 'storefront' },
      httpRequests: 1,
    },
    {
      name: 'first visit on a phone: scripts, styles, fonts',
      times: 0.1,
      edgeRequests: 9,
      edgeKilobytes: 190,
    },
    { name: 'pictures of dishes', times: 0.4, edgeRequests: 12, edgeKilobytes: 60 },
    {
      name: 'guest places an order',
      times: 0.6,
      runs: { fn: 'orders', operation: 'place: guest' },
      ...call,
    },
    {
      name: 'customer places an order',
      times: 0.4,
      runs: { fn: 'orders', operation: 'place: signed in' },
      ...call,
    },
    {
      name: 'customer follows it live',
      times: 1,
      runs: { fn: 'live', operation: 'join room, guest' },
      edgeRequests: 1,
      socketMessages: 2 + records,
      socketMinutes: 12,
    },
    {
      name: 'customer reads the order',
      times: 2,
      runs: { fn: 'orders', operation: 'read order' },
      ...call,
    },
    {
      name: 'kitchen: confirm, preparing, ready',
      times: 3,
      runs: { fn: 'orders', operation: '  confirm' },
      ...call,
    },
    {
      name: 'counter: completed, with its fee',
      times: 1,
      runs: { fn: 'orders', operation: '  complete', moreWrites: 2 },
      ...call,
    },
    {
      name: 'kitchen reloads its list',
      times: 0.3,
      runs: { fn: 'orders', operation: 'ongoing orders (20)' },
      ...call,
    },
    { name: 'frames to two screens at the counter', times: 2 * records, socketMessages: 1 },
    {
      name: 'tablet at the counter, share of its day',
      times: 1,
      socketMinutes: tabletMinutes / ordersPerVendorDay,
    },
    {
      name: 'broadcast reads the stream',
      times: records / recordsPerRun,
      runs: { fn: 'broadcast', operation: 'join room, staff' },
    },
    {
      name: 'alarm rings in the kitchen',
      times: 1,
      runs: { fn: 'raise-alarms', operation: 'alarm: rings' },
      queueRequests: 3,
    },
    {
      name: 'second alarm finds the order seen',
      times: 1,
      runs: { fn: 'raise-alarms', operation: 'alarm: seen' },
      queueRequests: 3,
    },
    {
      name: 'figures of a new order',
      times: 1,
      runs: { fn: 'project-orders', operation: 'count a new order', moreWrites: 11 },
    },
    {
      name: 'figures of status changes',
      times: changes,
      runs: { fn: 'project-orders', operation: '  its next status', moreWrites: 4 },
    },
    {
      name: 'customer signs in',
      times: 0.05,
      runs: { fn: 'auth', operation: 'login' },
      ...call,
      textMessages: 0.5,
    },
    {
      name: 'owner looks at overview and analytics',
      times: 6 / ordersPerVendorDay,
      runs: { fn: 'analytics', operation: 'analytics of 30 days' },
      ...call,
    },
  ];
}
