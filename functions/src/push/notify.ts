import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { PushMessage } from '@thali/shared/kitchen/push.contract';
import { inParallel } from '../invocations/in-parallel.ts';
import { readDevice } from '../kitchen/devices.table.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { sendPush } from './send-push.ts';
import {
  type PushList,
  type PushSubscription,
  pushLists,
  readSubscriptions,
  removeSubscriptions,
} from './subscriptions.table.ts';

const atOnce = 10;
/** An order rings for minutes, not hours. */
const newOrderSeconds = 300;
const readySeconds = 1800;
/** An encrypted message has 4 kB, and a lock screen a few lines. */
const longestItems = 300;

/** Rings the mess's kitchen devices, and its owner's phone. Rule: kitchen-9 */
export async function notifyKitchen(order: OrderRecord): Promise<void> {
  const list = pushLists.vendor(order.vendorId);
  const subscriptions = await enrolled(order.vendorId, await readSubscriptions(list));
  await notify(list, subscriptions, newOrderSeconds, ({ deviceId }) => ({
    kind: 'new-order',
    ...partsOf(order),
    url: deviceId ? '/kitchen' : '/vendor/orders',
  }));
}

/** Says to who ordered that it is ready, where they asked for it. */
export async function notifyCustomer(order: OrderRecord): Promise<void> {
  const list = pushLists.order(order.id);
  await notify(list, await readSubscriptions(list), readySeconds, () => ({
    kind: 'ready',
    ...partsOf(order),
    url: `/orders/${order.id}`,
  }));
}

function partsOf({ id, lines }: OrderRecord): Pick<PushMessage, 'orderId' | 'number' | 'items'> {
  const items = lines
    .map(({ quantity, name, choices }) => `${quantity} × ${withChoices(name, choices)}`)
    .join(', ');
  const shown = items.length > longestItems ? `${items.slice(0, longestItems - 1)}…` : items;
  return { orderId: id, number: kitchenNumber(id), items: shown };
}

function withChoices(name: string, choices: OrderRecord['lines'][number]['choices'] = []): string {
  return choices.length === 0 ? name : `${name} (${choices.map((one) => one.name).join(', ')})`;
}

/** A device that was removed hears nothing more. Half a read unit for each device. */
async function enrolled(
  vendorId: string,
  subscriptions: readonly PushSubscription[],
): Promise<PushSubscription[]> {
  const isIn = await Promise.all(
    subscriptions.map(async ({ deviceId }) => {
      if (!deviceId) return true;
      return (await readDevice(vendorId, deviceId))?.secretHash !== undefined;
    }),
  );
  return subscriptions.filter((_, index) => isIn[index]);
}

async function notify(
  list: PushList,
  subscriptions: readonly PushSubscription[],
  ttlSeconds: number,
  messageFor: (subscription: PushSubscription) => PushMessage,
): Promise<void> {
  const gone: string[] = [];
  await inParallel(subscriptions, atOnce, async (subscription) => {
    const outcome = await sendPush(subscription, messageFor(subscription), ttlSeconds);
    if (outcome === 'gone') gone.push(subscription.endpoint);
  });
  if (gone.length > 0) await removeSubscriptions(list, gone);
}
