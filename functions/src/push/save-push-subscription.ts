import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  savePushSubscription as contract,
  saveOrderPushSubscription as ofOrder,
  removeOrderPushSubscription as orderRemoval,
  removePushSubscription as removal,
} from '@thali/shared/kitchen/push.contract';
import type { Actor } from '../http/actor.ts';
import { readProvenOrder } from '../orders/get-order.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { assertSubscribable } from './push-endpoint.ts';
import { addSubscription, pushLists, removeSubscriptions } from './subscriptions.table.ts';

type Kept = OutputOf<typeof contract>;

/** New orders of the caller's own mess ring in this browser. */
export async function savePushSubscription(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<Kept> {
  assertSubscribable(body.endpoint, body.keys);
  const { endpoint, keys } = body;
  await addSubscription(pushLists.vendor(ownVendorOf(actor)), {
    endpoint,
    ...keys,
    deviceId: deviceOf(actor),
  });
  return { isSubscribed: true };
}

/** Of the caller alone: the same browser may ring for its device, or for its staff. */
export async function removePushSubscription(
  actor: Actor,
  { body }: InputOf<typeof removal>,
): Promise<Kept> {
  const deviceId = deviceOf(actor);
  await removeSubscriptions(
    pushLists.vendor(ownVendorOf(actor)),
    (one) => one.endpoint === body.endpoint && one.deviceId === deviceId,
  );
  return { isSubscribed: false };
}

/** This browser gets a notification when the order is ready. */
export async function saveOrderPushSubscription(
  actor: Actor,
  { body, ...request }: InputOf<typeof ofOrder>,
): Promise<Kept> {
  assertSubscribable(body.endpoint, body.keys);
  const { id } = await readProvenOrder(actor, request);
  await addSubscription(pushLists.order(id), { endpoint: body.endpoint, ...body.keys });
  return { isSubscribed: true };
}

export async function removeOrderPushSubscription(
  actor: Actor,
  { body, ...request }: InputOf<typeof orderRemoval>,
): Promise<Kept> {
  const { id } = await readProvenOrder(actor, request);
  await removeSubscriptions(pushLists.order(id), ({ endpoint }) => endpoint === body.endpoint);
  return { isSubscribed: false };
}

function deviceOf(actor: Actor): string | undefined {
  return actor.role === 'device' ? actor.deviceId : undefined;
}
