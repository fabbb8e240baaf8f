import type { FunctionName } from '@thali/functions/routes/route-types';

export interface Step {
  name: string;
  /** How often for one order. */
  times: number;
  /**
   * Where it runs, and what `npm run bench -- units` calls it; absent: nothing of ours runs. AWS writes each item of
   * a transaction twice: `moreWrites` are those that DynamoDB Local leaves out.
   */
  runs?: { fn: FunctionName; operation: string; moreWrites?: number };
  /** What it takes on the way, each time. */
  httpRequests?: number;
  edgeRequests?: number;
  edgeKilobytes?: number;
  /** A message is sent, taken and deleted. */
  queueRequests?: number;
  socketMessages?: number;
  socketMinutes?: number;
  emails?: number;
  textMessages?: number;
}

export interface Habits {
  ordersPerVendorDay: number;
  /** Records that one run of a stream's reader takes on average: more under load. */
  recordsPerRun: number;
}

/** Status changes after the placing: confirmed, preparing, ready, completed. */
const changes = 4;
/** A counter has its tablet open so long a day. */
const tabletMinutes = 10 * 60;
const call = { httpRequests: 1, edgeRequests: 1, edgeKilobytes: 2 };

/**
 * What one order sets off from the scan to the night's figures. The numbers of times are assumptions about people;
 * what each time takes is measured.
 */
export function orderPath({ ordersPerVendorDay, recordsPerRun }: Habits): Step[] {
  const records = 1 + changes;
  return [
    { name: 'opens the menu', times: 1.3, edgeRequests: 1, edgeKilobytes: 12 },
    {
      name: 'of these past the edge cache',
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
      name: 'places as a guest',
      times: 0.6,
      runs: { fn: 'orders', operation: 'place: guest' },
      ...call,
    },
    {
      name: 'places signed in',
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
    { name: 'reads the order', times: 2, runs: { fn: 'orders', operation: 'read order' }, ...call },
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
      name: 'kitchen’s list again',
      times: 0.3,
      runs: { fn: 'orders', operation: 'ongoing orders (20)' },
      ...call,
    },
    { name: 'frames to the counter’s two screens', times: 2 * records, socketMessages: 1 },
    {
      name: 'the counter’s tablet, a share of its day',
      times: 1,
      socketMinutes: tabletMinutes / ordersPerVendorDay,
    },
    {
      name: 'broadcast reads the stream',
      times: records / recordsPerRun,
      runs: { fn: 'broadcast', operation: 'join room, staff' },
    },
    {
      name: 'a message rings in the kitchen',
      times: 1,
      runs: { fn: 'raise-alarms', operation: 'alarm: rings' },
      queueRequests: 3,
    },
    {
      name: 'another one finds it seen',
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
      name: 'figures of its changes',
      times: changes,
      runs: { fn: 'project-orders', operation: '  its next status', moreWrites: 4 },
    },
    {
      name: 'signs in',
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
