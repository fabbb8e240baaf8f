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
  const deviceId = actor.role === 'device' ? actor.deviceId : undefined;
  const { endpoint, keys } = body;
  await addSubscription(pushLists.vendor(ownVendorOf(actor)), { endpoint, ...keys, deviceId });
  return { isSubscribed: true };
}

export async function removePushSubscription(
  actor: Actor,
  { body }: InputOf<typeof removal>,
): Promise<Kept> {
  await removeSubscriptions(pushLists.vendor(ownVendorOf(actor)), [body.endpoint]);
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
  await removeSubscriptions(pushLists.order(id), [body.endpoint]);
  return { isSubscribed: false };
}
