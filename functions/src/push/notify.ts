import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { PushMessage } from '@thali/shared/kitchen/push.contract';
import { toRupees } from '@thali/shared/money/paise';
import { tableLabel } from '@thali/shared/tables/table-names';
import { readDevice } from '../identity/devices.table.ts';
import { worksFor } from '../identity/outlets-of.ts';
import { readUser } from '../identity/users.table.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { isPaymentReceived, payablePaise } from '../orders/changes/payment-at-end.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { sendPush } from './send-push.ts';
import {
  type PushList,
  type PushSubscription,
  pushLists,
  readSubscriptions,
  removeEndpoints,
} from './subscriptions.table.ts';

const maxConcurrency = 10;
/** Short, because a new order is urgent only for minutes. */
const newOrderSeconds = 300;
/** Ready food gets cold, but the news of a refund is useful for a day. */
const customerSeconds = {
  ready: 1800,
  cancelled: 3600,
  'given-back': 24 * 3600,
  rate: 8 * 3600,
} as const;
/** An encrypted message holds 4 kB, and a lock screen shows only a few lines. */
const maxItemsLength = 300;

/** The mess's kitchen devices and its owner's phone. */
export async function readKitchenSubscriptions(vendorId: string): Promise<PushSubscription[]> {
  return filterEntitled(vendorId, await readSubscriptions(pushLists.vendor(vendorId)));
}

/** Notifies the kitchen of a new order. Rule: kitchen-9 */
export async function notifyKitchen(
  order: OrderRecord,
  subscriptions: readonly PushSubscription[],
): Promise<void> {
  const list = pushLists.vendor(order.vendorId);
  await notify(list, subscriptions, newOrderSeconds, ({ deviceId }) => ({
    kind: 'new-order',
    ...orderParts(order),
    ...(order.table && { table: tableLabel(order.table) }),
    url: `${deviceId ? '/kitchen' : '/vendor/orders'}?mess=${order.vendorId}`,
  }));
}

/** Tells subscribed customers that their order is ready, cancelled or refunded, or asks how the meal was. */
export async function notifyCustomer(
  order: OrderRecord,
  kind: keyof typeof customerSeconds,
): Promise<void> {
  const list = pushLists.order(order.id);
  await notify(list, await readSubscriptions(list), customerSeconds[kind], () => ({
    kind,
    ...orderParts(order),
    ...moneyParts[kind](order),
    url: `/orders/${order.id}`,
  }));
}

type MoneyParts = Pick<PushMessage, 'payment' | 'payOnline' | 'refund' | 'reason'>;

/** Rule: pay-17 */
const moneyParts: Record<keyof typeof customerSeconds, (order: OrderRecord) => MoneyParts> = {
  ready: duePayment,
  cancelled: ({ cancelReason: reason, payment = {}, ...order }) => {
    const { refundDuePaise, saidAt } = payment;
    const parts = { ...(reason && { reason }) };
    if (refundDuePaise) return { ...parts, refund: toRupees(refundDuePaise) };
    if (isPaymentReceived(order)) return { ...parts, payment: 'paid' };
    return saidAt ? { ...parts, payment: 'said' } : parts;
  },
  rate: () => ({}),
  'given-back': ({ payment }) => ({ refund: toRupees(payment?.refundedPaise ?? 0) }),
};

function orderParts({ id, token, lines }: OrderRecord): Omit<PushMessage, 'kind' | 'url'> {
  const items = lines
    .map(({ quantity, name, choices }) => `${quantity} × ${nameWithChoices(name, choices)}`)
    .join(', ');
  const shortItems =
    items.length > maxItemsLength ? `${items.slice(0, maxItemsLength - 1)}…` : items;
  const parts = { orderId: id, number: kitchenNumber(id), items: shortItems };
  return token === undefined ? parts : { ...parts, token };
}

/** Tells the guest whether payment is due at the counter. */
function duePayment(order: OrderRecord): MoneyParts {
  const { paymentMethod, paymentStatus, payment } = order;
  if (paymentMethod === 'cod') return {};
  if (paymentStatus !== 'pending') return { payment: 'paid' };
  if (paymentMethod === 'online') {
    return { payment: 'due', payOnline: toRupees(payablePaise(order)) };
  }
  return { payment: payment?.saidAt ? 'said' : 'due' };
}

function nameWithChoices(
  name: string,
  choices: OrderRecord['lines'][number]['choices'] = [],
): string {
  return choices.length === 0
    ? name
    : `${name} (${choices.map((choice) => choice.name).join(', ')})`;
}

/**
 * Leaves out removed devices, and people who left the mess or changed their password. A browser that subscribed as a
 * device and as a person gets one message. 0.5 read units for each device and person.
 */
async function filterEntitled(
  vendorId: string,
  subscriptions: readonly PushSubscription[],
): Promise<PushSubscription[]> {
  const userIds = new Set(subscriptions.flatMap(({ userId }) => userId ?? []));
  const users = new Map(
    await Promise.all([...userIds].map(async (id) => [id, await readUser(id)] as const)),
  );
  const isEntitled = await Promise.all(
    subscriptions.map(async ({ deviceId, userId = '', validFrom }) => {
      if (deviceId) return (await readDevice(vendorId, deviceId))?.secretHash !== undefined;
      const user = users.get(userId);
      return worksFor(user, vendorId) && user?.validFrom === validFrom;
    }),
  );
  const all = subscriptions.filter((_, index) => isEntitled[index]);
  return [...new Map(all.map((subscription) => [subscription.endpoint, subscription])).values()];
}

async function notify(
  list: PushList,
  subscriptions: readonly PushSubscription[],
  ttlSeconds: number,
  messageFor: (subscription: PushSubscription) => PushMessage,
): Promise<void> {
  const expired: string[] = [];
  await inParallel(subscriptions, maxConcurrency, async (subscription) => {
    const outcome = await sendPush(subscription, messageFor(subscription), ttlSeconds);
    if (outcome === 'expired') expired.push(subscription.endpoint);
  });
  if (expired.length > 0) await removeEndpoints(list, expired);
}
