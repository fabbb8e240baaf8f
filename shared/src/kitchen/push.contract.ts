import * as z from 'zod/mini';
import { defineContract, everyone, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { orderProof } from '../orders/order-proof.ts';
import { type CancelReason, cancelReasons } from '../orders/order-status.ts';

const Endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000));

/** The endpoint and the keys (base64url) for push messages to a browser. Rule: kitchen-8 */
const PushSubscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

const SubscriptionState = z.object({ isSubscribed: z.boolean() });

/** A message to a browser, before encryption. The keys are snake_case on the wire. Rule: kitchen-9 */
export const PushMessage = z.object({
  kind: z.enum(['new-order', 'ready', 'cancelled', 'given-back', 'rate']),
  orderId: OrderId,
  /** The order's number in the kitchen. */
  number: z.string(),
  /** The order's token of the day; absent if the mess gives no tokens. */
  token: z.optional(z.int()),
  /** '2 × Dal Tadka, 4 × Roti' */
  items: z.string(),
  /** The table of a new order, such as `Table 7`. Absent for an order without a table. */
  table: z.optional(z.string()),
  /**
   * For a ready or cancelled order that is not paid in cash. `due`: not paid. `said`: the guest reported the payment.
   * `paid`: received.
   */
  payment: z.optional(z.enum(['due', 'said', 'paid'])),
  /** The amount to pay online, in rupees. */
  payOnline: z.optional(z.number()),
  /** The refund of a cancelled order, or the amount refunded so far, in rupees. */
  refund: z.optional(z.number()),
  /** The reason of the cancellation. */
  reason: z.optional(z.enum(Object.keys(cancelReasons) as CancelReason[])),
  /** The address that a tap on the notification opens. */
  url: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;

/** Returns the platform's public key. Browsers need it to subscribe at a push service. */
export const getPushKey = defineContract({
  name: 'getPushKey',
  summary: 'Read the public key for push subscriptions',
  method: 'GET',
  path: '/push-key',
  callers: everyone,
  request: {},
  response: z.object({ publicKey: z.string() }),
  errors: [],
  cacheControl: 'public, max-age=3600',
  ignoresToken: true,
});

/** Subscribes this browser to new orders of the caller's mess. */
export const savePushSubscription = defineContract({
  name: 'savePushSubscription',
  summary: 'Subscribe a browser to the alarm for new orders',
  method: 'PUT',
  path: '/push-subscription',
  callers: staffCallers,
  request: { body: PushSubscription },
  response: SubscriptionState,
  errors: ['VENDOR_ACCESS_DENIED', 'TOO_MANY_REQUESTS'],
});

export const removePushSubscription = defineContract({
  name: 'removePushSubscription',
  summary: 'Unsubscribe a browser from the alarm',
  method: 'DELETE',
  path: '/push-subscription',
  callers: staffCallers,
  request: { body: z.object({ endpoint: Endpoint }) },
  response: SubscriptionState,
  errors: ['VENDOR_ACCESS_DENIED'],
});

/** Subscribes this browser to a notification when the order is ready. */
export const saveOrderPushSubscription = defineContract({
  name: 'saveOrderPushSubscription',
  summary: 'Subscribe a browser to the notifications of an order',
  method: 'PUT',
  path: '/orders/{orderId}/push-subscription',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof, body: PushSubscription },
  response: SubscriptionState,
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});

export const removeOrderPushSubscription = defineContract({
  name: 'removeOrderPushSubscription',
  summary: 'Unsubscribe a browser from the notifications of an order',
  method: 'DELETE',
  path: '/orders/{orderId}/push-subscription',
  callers: ['guest', 'student'],
  request: {
    params: z.object({ orderId: OrderId }),
    ...orderProof,
    body: z.object({ endpoint: Endpoint }),
  },
  response: SubscriptionState,
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
