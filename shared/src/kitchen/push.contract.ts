import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { orderProof } from '../orders/order-proof.ts';
import { type CancelReason, cancelReasons } from '../orders/order-status.ts';

const Endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000));

/** Where and with which keys (base64url) messages to a browser are sent. Rule: kitchen-8 */
const PushSubscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

/** Whether a subscription is kept from now on. */
const Kept = z.object({ isSubscribed: z.boolean() });

/** What a message to a browser says, before it is encrypted; keys are snake_case there. Rule: kitchen-9 */
export const PushMessage = z.object({
  kind: z.enum(['new-order', 'ready', 'cancelled', 'given-back']),
  orderId: OrderId,
  /** What the kitchen calls the order. */
  number: z.string(),
  /** Its number of the day, where its mess gives tokens. */
  token: z.optional(z.int()),
  /** '2 × Dal Tadka, 4 × Roti' */
  items: z.string(),
  /** 'Table 7', of a new order; absent: none. */
  table: z.optional(z.string()),
  /** Of a ready or cancelled one that is not paid in cash: not paid, paid as its guest says, or received. */
  payment: z.optional(z.enum(['due', 'said', 'paid'])),
  /** What is due of one that can be paid online, in rupees. */
  payOnline: z.optional(z.number()),
  /** What goes back of a cancelled one, or was given back so far, in rupees. */
  refund: z.optional(z.number()),
  /** Why it was cancelled. */
  reason: z.optional(z.enum(Object.keys(cancelReasons) as CancelReason[])),
  /** Where a tap leads, on the host of who subscribed. */
  url: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;

/** The key by which push services know this platform: browsers subscribe with it. */
export const getPushKey = defineContract({
  name: 'getPushKey',
  summary: 'The key to subscribe to push messages with',
  method: 'GET',
  path: '/push-key',
  callers: everyone,
  request: {},
  response: z.object({ publicKey: z.string() }),
  errors: [],
  cacheControl: 'public, max-age=3600',
  ignoresToken: true,
});

/** This browser rings for new orders of the caller's mess. */
export const savePushSubscription = defineContract({
  name: 'savePushSubscription',
  summary: 'Have a browser ring for new orders',
  method: 'PUT',
  path: '/push-subscription',
  callers: ['vendor', 'device'],
  request: { body: PushSubscription },
  response: Kept,
  errors: ['VENDOR_ACCESS_DENIED', 'TOO_MANY_REQUESTS'],
});

export const removePushSubscription = defineContract({
  name: 'removePushSubscription',
  summary: 'Have a browser no longer ring',
  method: 'DELETE',
  path: '/push-subscription',
  callers: ['vendor', 'device'],
  request: { body: z.object({ endpoint: Endpoint }) },
  response: Kept,
  errors: ['VENDOR_ACCESS_DENIED'],
});

/** This browser gets a notification when one order is ready. */
export const saveOrderPushSubscription = defineContract({
  name: 'saveOrderPushSubscription',
  summary: 'Get a notification when an order is ready',
  method: 'PUT',
  path: '/orders/{orderId}/push-subscription',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof, body: PushSubscription },
  response: Kept,
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});

export const removeOrderPushSubscription = defineContract({
  name: 'removeOrderPushSubscription',
  summary: 'No longer get a notification when an order is ready',
  method: 'DELETE',
  path: '/orders/{orderId}/push-subscription',
  callers: ['guest', 'student'],
  request: {
    params: z.object({ orderId: OrderId }),
    ...orderProof,
    body: z.object({ endpoint: Endpoint }),
  },
  response: Kept,
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
