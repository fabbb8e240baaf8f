import type { FunctionName } from '@thali/functions/routes/route-types';

export interface Step {
  name: string;
  /** Executions per order. */
  times: number;
  /**
   * The function, and the operation that `npm run bench -- units` measures. Absent if no function runs. AWS counts each
   * write of a transaction twice; `moreWrites` are the units that DynamoDB Local leaves out.
   */
  runs?: { fn: FunctionName; operation: string; moreWrites?: number };
  httpRequests?: number;
  edgeRequests?: number;
  edgeKilobytes?: number;
  /** Three per message: send, receive and delete. */
  queueRequests?: number;
  /** Frames that a client sends. Each runs a function. */
  socketFrames?: number;
  /** Frames that the server sends. */
  socketPosts?: number;
  newSockets?: number;
  socketMinutes?: number;
  /** Requests of Cognito's category UserAuthentication: sign-ins and refreshed tokens. */
  tokenRequests?: number;
  newUsers?: number;
  emails?: number;
  textMessages?: number;
}

export interface UsageAssumptions {
  ordersPerVendorDay: number;
  /** Mean stream records per run of a stream consumer. It grows with the load. */
  recordsPerRun: number;
}

/** Status changes of a placed order: confirmed, preparing, ready, completed. */
const changes = 4;
/** Screens of a counter, such as a tablet and a laptop, and their open minutes a day. */
const counterScreens = 2;
export const screenMinutes = 10 * 60;
/** The minutes between the polls of a counter's screen, the pings of a connection, and the renewals of a token. */
const [screenPollMinutes, pingMinutes, tokenMinutes] = [3, 9, 15];
/** The open minutes of a guest's order page, and the minutes in which the page is visible and polls. */
const [followMinutes, visibleMinutes] = [12, 4];
/** Share of orders by signed-in customers. */
const signedInShare = 0.4;
/** Share of orders that a guest pays online before the kitchen sees them. */
const onlineShare = 0.3;
/** Orders a month of a signed-in customer. */
const ordersPerUserMonth = 8;
const call = { httpRequests: 1, edgeRequests: 1, edgeKilobytes: 2 };

/** Customers whom Cognito charges for in a month with this number of orders. */
export function monthlyUsers(orders: number): number {
  return (orders * signedInShare) / ordersPerUserMonth;
}

/** All steps of one order, from the scan to the nightly figures. `times` is an assumption. The cost of each execution is measured. */
export function orderPath({ ordersPerVendorDay, recordsPerRun }: UsageAssumptions): Step[] {
  const records = 1 + changes;
  /** Minutes of all screens of a counter, for each order. */
  const counterMinutes = (counterScreens * screenMinutes) / ordersPerVendorDay;
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
      times: 1 - signedInShare - onlineShare,
      runs: { fn: 'orders', operation: 'place: guest' },
      ...call,
    },
    {
      name: 'guest places an order to pay online',
      times: onlineShare,
      runs: { fn: 'orders', operation: 'online: place' },
      ...call,
    },
    {
      name: 'guest begins the payment',
      times: onlineShare,
      runs: { fn: 'order-payments', operation: 'online: begin payment' },
      ...call,
    },
    {
      name: 'browser reports the payment',
      times: onlineShare,
      runs: { fn: 'payments', operation: 'online: paid' },
      ...call,
    },
    {
      name: 'webhook reports it too',
      times: onlineShare,
      runs: { fn: 'payments', operation: 'online: paid again' },
      ...call,
    },
    {
      name: 'customer places an order',
      times: signedInShare,
      runs: { fn: 'orders', operation: 'place: signed in' },
      ...call,
    },
    {
      name: 'customer follows it live',
      times: 1,
      runs: { fn: 'live', operation: 'join room, guest' },
      edgeRequests: 1,
      socketFrames: 1,
      socketPosts: 1 + records,
      socketMinutes: followMinutes,
    },
    {
      name: 'its connection opens',
      times: 1,
      runs: { fn: 'live', operation: 'connection opens' },
      newSockets: 1,
    },
    {
      name: 'its connection closes',
      times: 1,
      runs: { fn: 'live', operation: 'disconnect, staff' },
    },
    {
      name: 'pings of the order page and the screens',
      times: (followMinutes + counterMinutes) / pingMinutes,
      runs: { fn: 'live', operation: 'ping' },
      socketFrames: 1,
      socketPosts: 1,
    },
    {
      name: 'customer reads the order, then polls it',
      times: 1 + visibleMinutes,
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
      name: 'screens of the counter poll their list',
      times: counterMinutes / screenPollMinutes,
      runs: { fn: 'orders', operation: 'ongoing orders (20)' },
      ...call,
    },
    { name: 'frames to the screens', times: counterScreens * records, socketPosts: 1 },
    { name: 'connections of the screens', times: 1, socketMinutes: counterMinutes },
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
      tokenRequests: 2,
      textMessages: 0.5,
    },
    { name: 'customer registers', times: 0.02, newUsers: 1 },
    {
      name: 'signed-in pages renew their token',
      times: signedInShare * (1 + followMinutes / tokenMinutes) + counterMinutes / tokenMinutes,
      runs: { fn: 'auth', operation: 'token renewed' },
      ...call,
      tokenRequests: 1,
    },
    {
      name: 'owner looks at overview and analytics',
      times: 6 / ordersPerVendorDay,
      runs: { fn: 'analytics', operation: 'analytics of 30 days' },
      ...call,
    },
  ];
}
